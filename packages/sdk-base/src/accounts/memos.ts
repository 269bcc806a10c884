import type { StellarMemo } from '../types/StellarMemo.ts';

export const LONGEST_MEMO = 28;

function isText(value: string): boolean {
  const bytes = new TextEncoder().encode(value);
  // A lone surrogate would be signed as another character.
  const same = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) === value;
  return same && bytes.length > 0 && bytes.length <= LONGEST_MEMO;
}

/**
 * Returns why a memo is invalid, or `undefined` if it's valid.
 *
 * @internal
 */
export function memoFault(memo: unknown): string | undefined {
  if (typeof memo === 'string') {
    if (isText(memo) && /^\d+$/.test(memo))
      return "must have a type, because it has digits only: { type: 'id', value: '…' } or { type: 'text', value: '…' }";
    return isText(memo) ? undefined : `must have 1 to ${LONGEST_MEMO} bytes`;
  }
  const { type, value } = (memo ?? {}) as Partial<Record<keyof StellarMemo, unknown>>;
  if (typeof value !== 'string') return 'must be a string, or an object with a type and a value';
  switch (type) {
    case 'text':
      return isText(value) ? undefined : `must have 1 to ${LONGEST_MEMO} bytes`;
    case 'id':
      return /^(0|[1-9]\d{0,19})$/.test(value) && BigInt(value) < 2n ** 64n
        ? undefined
        : 'must be a whole number of at most 64 bits, as decimal digits';
    case 'hash':
      return /^[0-9a-fA-F]{64}$/.test(value) ? undefined : 'must be 64 hexadecimal digits';
    default:
      return 'must be of the type text, id or hash';
  }
}

/**
 * Normalizes a transfer's memo to a typed one. The id of a muxed address becomes the memo, and a plain string becomes a
 * text memo.
 *
 * @param id - the id of the receiver's muxed address, if it is one
 * @param memo - the valid memo of the transfer
 * @internal
 */
export function memoOf(
  id: bigint | undefined,
  memo: string | StellarMemo | undefined,
): StellarMemo | undefined {
  if (id !== undefined) return { type: 'id', value: `${id}` };
  if (memo === undefined || typeof memo === 'string')
    return memo === undefined ? undefined : { type: 'text', value: memo };
  const { type, value } = memo;
  return { type, value: type === 'hash' ? value.toLowerCase() : value };
}
