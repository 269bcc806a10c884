import { createHash } from 'node:crypto';
import { invalidParams } from '../invalidParams.ts';

/** Hashes a request, so that its cursor isn't accepted for another one. */
const digest = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url').slice(0, 12);

/** Creates a cursor to continue a request, which is opaque to clients. */
export const makeCursor = (request: unknown, offset: number): string =>
  Buffer.from(`${digest(request)}.${offset}`).toString('base64url');

/** Returns a cursor's offset, or 0 without a cursor. Throws if the cursor belongs to another request. */
export function readCursor(request: unknown, cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const [name, offset = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split('.');
  if (name !== digest(request) || !/^[1-9]\d{0,8}$/.test(offset)) {
    throw invalidParams(
      "the cursor doesn't belong to this request: leave it out to start again, or repeat the same request to continue",
    );
  }
  return Number(offset);
}
