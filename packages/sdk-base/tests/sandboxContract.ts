import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import type { SandboxExchange } from '../src/sandbox/index.ts';

/* The OpenAPI description for the tests of the sandbox: the possible responses of each operation, and its accepted
   requests. */

type Json = Record<string, unknown>;
type Ref = { $ref: string };
type Example = { value: unknown };
type Media = { schema: Json; examples?: Record<string, Example | Ref> };
type Header = { required?: boolean; schema: { type: string; pattern?: string; minimum?: number } };
type ResponseObject = {
  content?: Record<string, Media>;
  headers?: Record<string, Header | Ref>;
  'x-error-codes'?: string[];
};
export type OperationObject = {
  operationId: string;
  security?: Json[];
  parameters?: Ref[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, ResponseObject | Ref>;
};

const text = readFileSync(new URL('../../../openapi/backend.yaml', import.meta.url), 'utf8');
const description = parse(text) as {
  'x-rate-limits': { security?: string; operations?: string[]; calls: number; seconds: number }[];
  paths: Record<string, Record<string, OperationObject>>;
  components: Json;
};

/** The rate limits in the description. */
export const rateLimits = description['x-rate-limits'];

/** Resolves a reference inside the description. */
function resolve<T>(value: T | Ref): T {
  const ref = (value as Partial<Ref>).$ref;
  if (ref === undefined) return value as T;
  return ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, name) => (at as Json)[name], description) as T;
}

export const operations = new Map(
  Object.entries(description.paths).flatMap(([path, item]) =>
    ['get', 'post', 'patch', 'delete'].flatMap((method) => {
      const operation = item[method];
      return operation ? [[operation.operationId, { ...operation, path, method }] as const] : [];
    }),
  ),
);

/**
 * Disallows additional properties in every object, so that an extra member in a response is detected. It may be a
 * secret.
 */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, member]) => [key, closed(member)]));
  return copy.type === 'object' && copy.properties && !('additionalProperties' in copy)
    ? { ...copy, additionalProperties: false }
    : copy;
}

function validatorOf(document: object) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'api');
  return (schema: string, value: unknown): string[] => {
    const validate = ajv.getSchema(`api#/components/schemas/${schema}`);
    if (!validate) throw new Error(`The description has no schema ${schema}.`);
    return validate(value)
      ? []
      : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
  };
}

/** Validates a request body against the description. */
export const checkRequest = validatorOf({ components: description.components });
/** Validates a response body, which must not contain members missing in the description. */
const checkAnswer = validatorOf({ components: closed(description.components) as object });

const schemaName = (media: Media | undefined): string =>
  (media?.schema.$ref as string | undefined)?.split('/').pop() ?? '';

export function bodySchema(operation: OperationObject): string | undefined {
  const media = operation.requestBody?.content['application/json'];
  return media && schemaName(media);
}

/** Returns the examples of an operation's request body. */
export function bodyExamples(operation: OperationObject): unknown[] {
  const { examples = {} } = operation.requestBody?.content['application/json'] ?? {};
  return Object.values(examples).map((example) => resolve(example).value);
}

function responseOf(operation: OperationObject, status: number): ResponseObject | undefined {
  const found = operation.responses[`${status}`] ?? operation.responses[`${Math.floor(status / 100)}XX`];
  return found && resolve(found);
}

/** Lists all responses in the description, as `operation status` or `operation status code`. */
export function documented(): string[] {
  return [...operations.values()].flatMap((operation) =>
    Object.entries(operation.responses).flatMap(([status, response]) => {
      const codes = resolve(response)['x-error-codes'];
      const name = `${operation.operationId} ${status}`;
      return codes ? codes.map((code) => `${name} ${code}`) : [name];
    }),
  );
}

/** Whether a header's value matches the description. */
function isHeader(described: Header | Ref, value: string | undefined): boolean {
  const { required = false, schema } = resolve(described);
  const { pattern, minimum } = schema;
  if (value === undefined) return !required;
  return pattern === undefined ? Number(value) >= (minimum ?? 0) : new RegExp(pattern).test(value);
}

/** Returns the faults of a sandbox response according to the description, and the name of the documented response. */
export function judge({ operation, status, headers, body }: SandboxExchange): {
  faults: string[];
  name: string;
} {
  const described = operations.get(operation);
  const response = described && responseOf(described, status);
  const listed = described?.responses[`${status}`] ? `${status}` : `${Math.floor(status / 100)}XX`;
  if (!response) return { faults: [`${operation} has no answer ${status}`], name: `${operation} ${status}` };
  const [[type, media] = [undefined, undefined]] = Object.entries(response.content ?? {});
  const faults: string[] = [];
  if (headers['Content-Type'] !== type) faults.push(`the type is ${headers['Content-Type']}, not ${type}`);
  if (type === undefined && body !== undefined) faults.push('there is a body');
  if (media) faults.push(...checkAnswer(schemaName(media), body));
  for (const [header, described] of Object.entries(response.headers ?? {}))
    if (!isHeader(described, headers[header])) faults.push(`${header} is missing or malformed`);
  // Successful responses have this header as well. The description states it once for all of them.
  if (!isHeader({ $ref: '#/components/headers/RequestId' }, headers['Nacre-Request-Id']))
    faults.push('it has no request id');
  const { code, status: inBody } = (body ?? {}) as { code?: string; status?: number };
  if (status >= 400 && inBody !== status) faults.push(`the problem says ${inBody}`);
  if (status >= 400 && !response['x-error-codes']?.includes(code ?? ''))
    faults.push(`${code} is not documented`);
  return {
    faults: faults.map((fault) => `${operation} ${status}: ${fault}`),
    name: status >= 400 ? `${operation} ${listed} ${code}` : `${operation} ${status}`,
  };
}
