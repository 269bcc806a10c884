import type { Json } from '../../../packages/model/src/openapi/document.ts';

/** What a field of a form takes, cut from a schema. */
export type FieldSchema = { hint?: string; nullable?: true } & (
  | { kind: 'text'; long?: true }
  | { kind: 'number' }
  | { kind: 'boolean' }
  | { kind: 'choice'; options: Json[] }
  /** There is one value that it may have. */
  | { kind: 'fixed'; value: Json }
  | { kind: 'object'; members: Member[] }
  | { kind: 'list'; item: FieldSchema }
  /** Objects that differ, told by the member `key`. */
  | { kind: 'variants'; key: string; variants: { name: string; members: Member[]; example?: Json }[] }
  /** What no other kind fits. */
  | { kind: 'json' }
);

/** A part of an object, by its name. */
export interface Member {
  name: string;
  required?: true;
  field: FieldSchema;
}

/** A part of the path or the query. */
export interface TriedParameter extends Member {
  in: 'path' | 'query';
  /** What the description gives as an example, where it has to be sent. */
  value?: string;
}

/** Who may call: the name of a security scheme, or `none`. */
export type Caller = 'secretKey' | 'accessToken' | 'publishableKey' | 'none';

/** An operation, as far as its form needs it. */
export interface TriedOperation {
  id: string;
  title: string;
  method: string;
  path: string;
  server: string;
  /** Each with the headers of its samples. */
  callers: { name: Caller; headers: [name: string, value: string][] }[];
  parameters: TriedParameter[];
  /** Whether it takes an `Idempotency-Key`. */
  keyed?: true;
  body?: { field: FieldSchema; value: Json };
  /** Whether the description has a conflict among its answers. */
  conflicts?: true;
}
