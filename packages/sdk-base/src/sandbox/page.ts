import { utf8ToBytes } from '@noble/hashes/utils.js';
import { fromBase64Url, toBase64Url } from '../base64.ts';
import { badParameter } from './refuse.ts';

const DEFAULT_LIMIT = 25;
const MAX_LIMIT = 100;

/** Returns the index after the entry that a cursor identifies. */
function placeAfter(keys: readonly string[], list: string, cursor: string): number {
  let text = '';
  try {
    text = new TextDecoder().decode(fromBase64Url(cursor));
  } catch {
    // Not base64url, so not one of our cursors.
  }
  const place = text.startsWith(`${list} `) ? keys.indexOf(text.slice(list.length + 1)) : -1;
  if (place === -1) throw badParameter('cursor', 'Unknown cursor.');
  return place + 1;
}

/**
 * Returns a page of a list. The cursor identifies the last entry of the previous page, so new entries at the front
 * don't shift the pages.
 */
export function page<T>(
  entries: readonly T[],
  list: string,
  keyOf: (entry: T) => string,
  { limit = DEFAULT_LIMIT, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): { data: T[]; nextCursor: string | null } {
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT)
    throw badParameter('limit', `Must be a whole number from 1 to ${MAX_LIMIT}.`);
  const keys = entries.map(keyOf);
  const start = cursor === undefined ? 0 : placeAfter(keys, list, cursor);
  const end = start + limit;
  const last = keys[end - 1];
  return {
    data: entries.slice(start, end),
    nextCursor:
      end < entries.length && last !== undefined ? toBase64Url(utf8ToBytes(`${list} ${last}`)) : null,
  };
}

/** Returns the entries with the newest first. */
export const newestFirst = <T>(entries: Iterable<T>): T[] => [...entries].reverse();
