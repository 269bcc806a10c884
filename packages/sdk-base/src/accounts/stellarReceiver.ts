import { decodePayload, decodeStrKey, encodeStrKey } from '../signing/strKey.ts';

/** The version byte of a muxed account's address, which makes the address start with M. */
const MUXED_ACCOUNT = 12 << 3;

/**
 * Reads the address of a Stellar account, `G…`, or of a muxed account, `M…`, which combines an account and an id
 * (SEP-23). The id goes into the memo, because exchanges read it there. Returns `undefined` for any other text.
 *
 * @internal
 */
export function stellarReceiver(
  address: string,
): { account: string; memoId?: bigint | undefined } | undefined {
  if (decodeStrKey(address)) return { account: address };
  const payload = decodePayload(address, MUXED_ACCOUNT, 40);
  if (!payload) return undefined;
  const memoId = new DataView(payload.buffer).getBigUint64(32);
  return { account: encodeStrKey(payload.subarray(0, 32)), memoId };
}
