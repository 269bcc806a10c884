import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

/** Makes a request to a server from its parts. */
export const requestOf = (
  method: string,
  url: string,
  headers: IncomingHttpHeaders,
  body: Buffer | null,
): IncomingMessage =>
  Object.assign(Readable.from(body?.length ? [body] : []), { method, url, headers }) as IncomingMessage;
