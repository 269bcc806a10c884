import type { SampleRequest } from '../../samples/SampleRequest.ts';
import type { Json } from '../../../../model/src/openapi/document.ts';
import type { TryItOperation, Values } from './TryItOperation.ts';

/** Returns the call as a client would send it, for the curl command. */
export function requestOf(operation: TryItOperation, values: Values): SampleRequest {
  const { method, server, callers, keyed } = operation;
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values.path[name] ?? ''),
  );
  const search = new URLSearchParams(sentQuery(values)).toString();
  const body = sentBody(operation, values);
  return {
    method,
    url: server + path + (search && `?${search}`),
    headers: [
      ...(callers.find(({ name }) => name === values.caller)?.headers ?? []),
      ...(keyed && values.idempotencyKey
        ? [['Idempotency-Key', values.idempotencyKey] as [string, string]]
        : []),
      ...(body === undefined ? [] : [['Content-Type', 'application/json'] as [string, string]]),
    ],
    body: body === undefined ? undefined : { kind: 'json', value: body },
  };
}

const sentBody = ({ body }: TryItOperation, values: Values): Json | undefined => body && values.body;

const sentQuery = ({ query }: Values): [string, string][] =>
  Object.entries(query).filter(([, value]) => value !== '');

/** Returns the arguments of the call for the sandbox, with numeric query parameters converted to numbers. */
export function argumentsOf(operation: TryItOperation, values: Values) {
  const isNumber = (name: string) =>
    operation.parameters.some((parameter) => parameter.name === name && parameter.field.kind === 'number');
  const query = sentQuery(values).map(([name, value]) => [name, isNumber(name) ? asNumber(value) : value]);
  const body = sentBody(operation, values);
  return {
    path: values.path,
    query: Object.fromEntries(query) as Record<string, string | number>,
    ...(body === undefined ? {} : { body }),
  };
}

/** Parses a number. Returns other text unchanged, so that the API reports the error. */
export function asNumber(text: string): number | string {
  const number = Number(text);
  return text.trim() !== '' && Number.isFinite(number) ? number : text;
}
