import fs from 'node:fs';
import type { Problem } from '../../../model/src/problem.ts';
import { networks } from '../../../model/src/sdkInternals.ts';
import { flatten } from './flatten.ts';

/** Names of one kind: whatever else stands in their place in a text is wrong. */
interface Kind {
  /** Where names of the kind are: the group `names` has one or several. */
  readonly pattern: RegExp;
  readonly known: () => readonly string[];
  readonly what: string;
  readonly files?: RegExp;
}

const networkNames = [...new Set(Object.values(networks).map(({ name }) => name.split(' ')[0] ?? ''))];
const anyNetwork = networkNames.join('|');

const KINDS: readonly Kind[] = [
  {
    // At least one that is known, and a list with others.
    pattern: new RegExp(
      String.raw`(?<names>\b(?=(?:[A-Z]\w+, )*(?:${anyNetwork}), )[A-Z]\w+(?:, [A-Z]\w+)+ and [A-Z]\w+)(?=, each| have | share )`,
      'g',
    ),
    known: () => networkNames,
    what: 'a network of the SDKs',
    files: /^(?:docs|api)\//,
  },
  {
    pattern: /\b(?<names>eip155:\d+)/g,
    known: () => Object.values(networks).map(({ caip2 }) => caip2),
    what: 'the id of a network of the SDKs',
    files: /^(?:docs|api|src\/data|openapi)\//,
  },
  {
    pattern: /\b(?<names>HMAC-SHA-?\d+)\b/g,
    known: () => ['HMAC-SHA256'],
    what: 'what webhooks are signed with',
  },
  {
    pattern: /\b(?:signed with|alg \| ) ?(?<names>[A-Z]{2}\d{3})\b/g,
    known: () => ['ES256'],
    what: 'what tokens are signed with',
  },
  {
    pattern: /(?<=\| )(?<names>\d{3}) \| (?=[^|]+ \| (?:The event is delivered|Tries again) \|)/g,
    known: statusesOfHandlers,
    what: 'a status of the handlers',
  },
  {
    pattern: /(?<=\| )(?<names>[a-z]{2,5}_) \|/g,
    known: () => [...idPrefixes(), 'app_'],
    what: 'the prefix of an id in openapi/backend.yaml, or of an application',
    files: /^docs\//,
  },
];

/** The statuses in the type of what the SDK's webhook handlers answer. */
function statusesOfHandlers(): string[] {
  const source = fs.readFileSync('packages/sdk-base/src/server/webhookAnswer.ts', 'utf8');
  return /status: ([\d |]+);/.exec(source)?.[1]?.split(' | ') ?? [];
}

/** `^usr_[0-9A-Za-z_]+$` is the pattern of a user's id. Keys are no ids. */
function idPrefixes(): string[] {
  const source = fs.readFileSync('openapi/backend.yaml', 'utf8');
  return [...source.matchAll(/pattern: '\^([a-z]+_)/g)].map(([, prefix = '']) => prefix);
}

const namesIn = (text: string): string[] => text.split(/, | and /);

/** Names of texts that code doesn't have. */
export function checkNames(file: string, source: string): Problem[] {
  const flat = flatten(source);
  return KINDS.filter(({ files }) => files?.test(file) ?? true).flatMap(({ pattern, known, what }) =>
    [...flat.text.matchAll(pattern)].flatMap((match) =>
      namesIn(match.groups?.names ?? '')
        .filter((name) => !known().includes(name))
        .map((name) => ({
          file,
          line: flat.lineAt(match.index + match[0].indexOf(name)),
          message: `${name} isn't ${what}. There are ${known().join(', ')}`,
        })),
    ),
  );
}
