import { createHash } from 'node:crypto';
import { invalid } from '../invalid.ts';

/** Names a request, so that a cursor of one is not taken for that of another. */
const digest = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url').slice(0, 12);

/** Where to go on with a request: opaque to clients. */
export const makeCursor = (request: unknown, offset: number): string =>
  Buffer.from(`${digest(request)}.${offset}`).toString('base64url');

/** The offset that a cursor stands for: 0 without one. A cursor that the request did not give is refused. */
export function readCursor(request: unknown, cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const [name, offset = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split('.');
  if (name !== digest(request) || !/^[1-9]\d{0,8}$/.test(offset)) {
    throw invalid(
      "the cursor doesn't belong to this request: leave it out to start again, or repeat the same request to continue",
    );
  }
  return Number(offset);
}
