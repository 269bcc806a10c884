import type { Json } from '../../../model/src/openapi/document.ts';

/** A call with its values, as used by every kind of sample. */
export interface SampleRequest {
  method: string;
  url: string;
  headers: Pair[];
  body: SampleBody | undefined;
  /** Whether the caller shows a certificate of its own. */
  certificate?: boolean;
  /** Names of the parts that have no example. */
  missing?: string[];
}

export type Pair = [name: string, value: string];

export type SampleBody =
  | { kind: 'json'; value: Json }
  | { kind: 'text'; text: string }
  | { kind: 'form'; fields: Pair[] }
  | { kind: 'multipart'; parts: SamplePart[] }
  /** The bytes of a file. */
  | { kind: 'file'; name: string };

/** A part of a multipart body, which is the bytes of a file or a text. Programs send a text as `text/plain` by default. */
export interface SamplePart {
  name: string;
  file?: string;
  text?: string;
  type?: string | undefined;
}

/** Matches the environment's variables that hold secrets, in the address and the headers: `Bearer $NACRE_SECRET_KEY`. */
const SECRET = /\$([A-Z][A-Z\d]*_[A-Z\d_]+)/;

/** Returns a text as its parts, of which every second one is the name of a variable with a secret. */
export const splitAtSecrets = (text: string): string[] => text.split(SECRET);
