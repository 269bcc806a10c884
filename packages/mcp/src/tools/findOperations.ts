import type { OperationRecord } from './operationRecords.ts';

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
export function findOperations(given: string, all: readonly OperationRecord[]): OperationRecord[] {
  const text = given
    .trim()
    .replace(/^webhook\s+/i, '')
    .replace(/^[^\s#]*#/, '');
  const exact = all.filter(({ name }) => name === text);
  if (exact.length > 0) return exact;
  const request = parseRequestLine(given);
  const called = request ? operationsOnPath(request, all) : [];
  if (called.length > 0) return called;
  const wanted = normalize(text);
  return all.filter(({ name, operation, isWebhook }) =>
    [name, isWebhook ? `on ${name}` : '', operation.summary, operation['x-sdk']]
      .filter((own) => typeof own === 'string' && own !== '')
      .some((own) => normalize(String(own)) === wanted),
  );
}

/** Parses `POST /v1/orders`, a URL with or without its method, or a curl command. */
function parseRequestLine(given: string): RequestLine | undefined {
  const [, target = ''] = /(?:^|[\s'"])((?:https?:\/\/[^\s'"/]+)?\/[^\s'"?#]*)/.exec(given) ?? [];
  if (target === '') return undefined;
  const path = target
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/^\/v\d+(?=\/|$)/, '')
    .replace(/(?<=.)\/+$/, '');
  const isCurl = /^\s*curl\b/.test(given);
  const [, method] =
    /(?:-X\s*|--request[\s=])['"]?([A-Z]+)/.exec(given) ??
    /^\s*(get|put|post|delete|patch)\s/i.exec(given) ??
    (isCurl && / (?:-d|--data\S*|--json) /.test(given) ? ['', 'POST'] : isCurl ? ['', 'GET'] : []);
  return { path, ...(method ? { method: method.toUpperCase() } : {}) };
}

/** Returns the operations on a path. `/users/me` is an operation of its own, and not the user with the id `me`. */
function operationsOnPath({ method, path }: RequestLine, all: readonly OperationRecord[]): OperationRecord[] {
  const matched = all.flatMap((record) => {
    const [own, template = ''] = record.address.split(' ');
    const words = record.isWebhook ? undefined : countLiteralSegments(template, path);
    return words === undefined || (method && method !== own) ? [] : [{ record, words }];
  });
  const most = Math.max(...matched.map(({ words }) => words));
  return matched.filter(({ words }) => words === most).map(({ record }) => record);
}

/**
 * Returns the number of a path's segments that match a template literally, or nothing if the template doesn't match. A
 * client may use any name for a parameter.
 */
function countLiteralSegments(template: string, path: string): number | undefined {
  const [wanted, given] = [template, path].map((one) => one.split('/')) as [string[], string[]];
  if (wanted.length !== given.length) return undefined;
  let literals = 0;
  for (const [index, part] of wanted.entries()) {
    const own = given[index] ?? '';
    if (part.startsWith('{') ? own === '' : part.toLowerCase() !== own.toLowerCase()) return undefined;
    if (!part.startsWith('{')) literals += 1;
  }
  return literals;
}
