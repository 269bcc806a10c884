import type { Json } from '../../../model/src/openapi/document.ts';

/** A call with its values, as used by every kind of sample. */
export interface SampleRequest {
  method: string;
  url: string;
  /** A value that contains `$NAME` reads a secret from the environment. */
  headers: [name: string, value: string][];
  body: Json | undefined;
}
