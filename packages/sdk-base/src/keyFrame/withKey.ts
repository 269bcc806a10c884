import { combineAt } from './combineAt.ts';
import type { KeyShare } from './KeyShares.ts';
import { wipe } from './wipe.ts';

/**
 * Joins two shares, lets a function use the key, and wipes the key afterwards, even if the function throws.
 *
 * @remarks No function joins a key without wiping it. See {@link wipe} for what JavaScript can't wipe, such as what
 * `work` derives from the key, and the `bigint` that computes a secp256k1 signature.
 *
 * @typeParam T - the result of the function
 * @param one - a share
 * @param other - another share of the same key
 * @param work - uses the key before its promise settles, and keeps no copy
 * @returns the result of the function
 * @throws {@link CryptoError} with `KeyShareCorrupted` when both are the same share, or differ in length
 *
 * @example Use a key for a moment
 * ```ts
 * import { splitKey, withKey } from '@nacre/sdk-base/key-frame';
 *
 * const { device, session } = await splitKey(Uint8Array.of(1, 2, 3));
 * let seen = new Uint8Array();
 * const sum = await withKey(device, session, (key) => {
 *   seen = key;
 *   return key.reduce((total, byte) => total + byte, 0);
 * });
 * console.log(sum, [...seen]); // 6 [ 0, 0, 0 ]
 * ```
 *
 * @category Key frame
 * @see [The life of a signature](https://docs.nacre.example/products/embedded-wallet/introduction#the-life-of-a-signature)
 * @since 0.2.0
 */
export async function withKey<T>(
  one: KeyShare,
  other: KeyShare,
  work: (key: Uint8Array<ArrayBuffer>) => T | Promise<T>,
): Promise<T> {
  const key = await combineAt(0, [one, other]);
  try {
    return await work(key);
  } finally {
    wipe(key);
  }
}
