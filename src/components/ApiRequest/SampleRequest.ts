import type { Json } from '../../../packages/model/src/openapi/document.ts';

/** A call with its values, as every kind of sample writes it. */
export interface SampleRequest {
  method: string;
  url: string;
  /** A value with `$NAME` takes a secret from the environment. */
  headers: [name: string, value: string][];
  body: Json | undefined;
}
