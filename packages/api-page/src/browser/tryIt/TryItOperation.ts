import type { Json } from '../../../../model/src/openapi/document.ts';

/** The type of a form field, derived from a schema. */
export type FieldSchema = { hint?: string; nullable?: true } & (
  | { kind: 'text'; long?: true }
  | { kind: 'number' }
  | { kind: 'boolean' }
  | { kind: 'choice'; options: Json[] }
  /** Allows a single value. */
  | { kind: 'fixed'; value: Json }
  | { kind: 'object'; members: Member[] }
  | { kind: 'list'; item: FieldSchema }
  /** Objects of different shapes, distinguished by the member `key`. */
  | { kind: 'variants'; key: string; variants: { name: string; members: Member[]; example?: Json }[] }
  /** Everything that fits no other kind. */
  | { kind: 'json' }
);

/** A member of an object. */
export interface Member {
  name: string;
  required?: true;
  field: FieldSchema;
}

/** A path or query parameter. */
export interface TryItParameter extends Member {
  in: 'path' | 'query';
  /** The example in the API description, if the parameter must be sent. */
  value?: string;
}

/** The kind of caller: the name of a security scheme, or `none`. */
export type Caller = 'secretKey' | 'accessToken' | 'publishableKey' | 'none';

/** The parts of an operation that its form needs. */
export interface TryItOperation {
  id: string;
  title: string;
  method: string;
  path: string;
  server: string;
  /** The possible callers, each with the headers of its samples. */
  callers: { name: Caller; headers: [name: string, value: string][] }[];
  parameters: TryItParameter[];
  /** Whether it accepts an `Idempotency-Key`. */
  keyed?: true;
  body?: { field: FieldSchema; value: Json };
  /** Whether the API description lists a conflict among its responses. */
  conflicts?: true;
}

/** The faults that a call can simulate. */
export type Fault = 'none' | 'rate-limited' | 'unavailable' | 'conflict' | 'timeout';

/** The values of a form. */
export interface Values {
  caller: Caller;
  path: Record<string, string>;
  /** Query parameters. An empty one isn't sent. */
  query: Record<string, string>;
  idempotencyKey: string;
  body: Json | undefined;
  fault: Fault;
}
