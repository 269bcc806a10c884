import { hint } from '../texts/hint.ts';
import {
  addressesOf,
  allOperations,
  operationsAt,
  type Operation,
} from '../../../model/src/openapi/operations.ts';
import { readDescription } from '../../../model/src/openapi/readDescription.ts';
import { lineAt, type Problem } from '../../../model/src/problem.ts';
import { site } from '../../../../src/config/site.ts';

/** Matches an address, except in calls of `curl`, which the check of samples reads. */
const ADDRESS = /(?<!^\s*(?:\$ )?curl .*)https?:\/\/(?:[^\s`'"<>()[\]|\\$]|\$\{[^}]*\})+/gm;
/** Matches a request as it's sent. */
const REQUEST = /^([A-Z]+) (\/\S*) HTTP\/[\d.]+\nHost: (\S+)$/gm;
const ROOTS = Object.values(site.api).flatMap((root) => [root, new URL(root).origin]);

/** Reports addresses of the API, and requests to it, that it has no operation for. */
export const checkAddresses = (file: string, source: string): Problem[] =>
  [
    ...[...source.matchAll(REQUEST)].map(([match, method, path, host]) => ({
      index: source.indexOf(match),
      call: `${method} https://${host}${path}`,
    })),
    ...[...source.matchAll(ADDRESS)].map(({ index, 0: call }) => ({ index, call })),
  ].flatMap(({ index, call: found }) => {
    const [call = ''] = found.split(/[?#]|[.,;:/]*$/);
    const [address = '', method] = call.split(' ').toReversed();
    if (!ROOTS.some((root) => address.startsWith(`${root}/`)) || ROOTS.includes(address)) return [];
    const description = readDescription();
    const isMeant = (operation: Operation) => !method || operation.method === method.toLowerCase();
    if (
      /[…*]/.test(address) ||
      !URL.canParse(address) ||
      operationsAt(description, new URL(address)).some(isMeant)
    )
      return [];
    const known = allOperations(description).flatMap((operation) =>
      operation.isWebhook
        ? []
        : addressesOf(description, operation).map((each) =>
            method ? `${operation.method.toUpperCase()} ${each}` : each,
          ),
    );
    const near = hint(call, known, '. The nearest is *');
    return { file, line: lineAt(source, index), message: `the API has no ${call}${near}` };
  });
