import { nearest } from '../../../model/src/nearest.ts';
import { pathPattern } from '../../../model/src/openapi/document.ts';
import { shorten } from '../invalidParams.ts';
import type { Site } from '../site/Site.ts';
import type { ToolResult } from './ToolResult.ts';
import type { ArgumentsOf } from './definitions.ts';
import { componentNamed, operationsOf, type OperationRecord } from './operationRecords.ts';
import { operationPage, writeComponent, writeOperation } from './writeOperation.ts';

/** The operation named by a request: its method, if given, and the path below the base URL. */
interface RequestLine {
  method?: string;
  path: string;
}

const normalize = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * Returns the operations that a text may refer to, by name, by request, or by its summary. Only a single result is
 * certain.
 */
function findOperations(input: string, operations: readonly OperationRecord[]): OperationRecord[] {
  const text = input
    .trim()
    .replace(/^webhook\s+/i, '')
    .replace(/^[^\s#]*#/, '');
  const exact = operations.filter(({ name }) => name === text);
  if (exact.length > 0) return exact;
  const request = parseRequestLine(input);
  const onPath = request ? operationsOnPath(request, operations) : [];
  if (onPath.length > 0) return onPath;
  const normalizedText = normalize(text);
  return operations.filter(({ name, operation, isWebhook }) =>
    [name, isWebhook ? `on ${name}` : '', operation.summary, operation['x-sdk']]
      .filter((candidate) => typeof candidate === 'string' && candidate !== '')
      .some((candidate) => normalize(String(candidate)) === normalizedText),
  );
}

/** Parses `POST /v1/orders`, a URL with or without its method, or a curl command. */
function parseRequestLine(text: string): RequestLine | undefined {
  const [, target = ''] = /(?:^|[\s'"])((?:https?:\/\/[^\s'"/]+)?\/[^\s'"?#]*)/.exec(text) ?? [];
  if (target === '') return undefined;
  const path = target
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/^\/v\d+(?=\/|$)/, '')
    .replace(/(?<=.)\/+$/, '');
  const isCurl = /^\s*curl\b/.test(text);
  const [, method] =
    /(?:-X\s*|--request[\s=])['"]?([A-Z]+)/.exec(text) ??
    /^\s*(get|put|post|delete|patch)\s/i.exec(text) ??
    (isCurl && / (?:-d|--data\S*|--json) /.test(text) ? ['', 'POST'] : isCurl ? ['', 'GET'] : []);
  return { path, ...(method ? { method: method.toUpperCase() } : {}) };
}

/** Returns the operations on a path. `/users/me` is an operation of its own, and not the user with the id `me`. */
function operationsOnPath(
  { method, path }: RequestLine,
  operations: readonly OperationRecord[],
): OperationRecord[] {
  const matched = operations.filter(({ address, isWebhook }) => {
    const [recordMethod, template = ''] = address.split(' ');
    return !isWebhook && (!method || method === recordMethod) && pathPattern(template, 'i').test(path);
  });
  const parameters = ({ address }: OperationRecord) => address.split('{').length;
  const fewest = Math.min(...matched.map(parameters));
  return matched.filter((record) => parameters(record) === fewest);
}

/** Returns an operation or a webhook with the components that it references, or a component by its name. */
export function lookupOperation(
  { api }: Site,
  { operation: input }: ArgumentsOf<'lookup_operation'>,
): ToolResult {
  const operations = operationsOf(api);
  const matches = findOperations(input, operations);
  const [first] = matches;
  if (first && matches.length === 1) {
    return {
      content: writeOperation(first, api),
      structuredData: { name: first.name, page: operationPage(first) },
    };
  }
  const component = componentNamed(input, api);
  if (component) {
    return { content: writeComponent(component, api), structuredData: { name: component.name } };
  }
  const suggestions =
    matches.length > 0
      ? matches
      : nearest(
          input,
          operations.flatMap(({ name, address }) => [name, address]),
        ).flatMap((like) => operations.find(({ name, address }) => name === like || address === like) ?? []);
  const names = [...new Set(suggestions)].map(({ name, address }) => `${name} (${address})`);
  const message =
    matches.length > 0
      ? `${input} has several operations: ${names.join(', ')}. Look one up by its name, or with its method.`
      : `The API has no operation or webhook ${shorten(input)}.${names.length > 0 ? ` Similar: ${names.join(', ')}.` : ''}`;
  return { content: message, failed: true };
}
