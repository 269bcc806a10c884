import type { IncomingMessage } from 'node:http';
import { ApiProblem } from '../sandbox/refuse.ts';

/** The largest body in bytes, which is more than any request needs. */
const LARGEST_BODY = 1_000_000;

const unreadable = (detail: string, status = 400) =>
  new ApiProblem('sdk/invalid-argument', detail, { status });

/** The largest body that is read to its end. The connection is closed if the body is larger. */
const LARGEST_READ = 8 * LARGEST_BODY;

/** Reads the whole body, so that the sender receives the response, but keeps only bytes up to the limit. */
async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= LARGEST_BODY) chunks.push(chunk);
    else if (size > LARGEST_READ) break;
  }
  if (size > LARGEST_BODY) throw unreadable(`The body is larger than ${LARGEST_BODY} bytes.`, 413);
  return Buffer.concat(chunks);
}

/** Parses a JSON body, or returns `undefined` if there is none. */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  const bytes = await readBytes(request);
  if (bytes.length === 0) return undefined;
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw unreadable('The body must be application/json.', 415);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw unreadable('The body is not JSON in UTF-8.');
  }
}
