import { split } from 'shamir-secret-sharing';
import type { KeyShares } from './KeyShares.ts';
import { restoreShare } from './restoreShare.ts';
import { wipe } from './wipe.ts';

/**
 * Splits a key into three shares. Any two of them restore the key, and one alone reveals nothing about it.
 *
 * @remarks It uses Shamir's secret sharing over GF(256), byte by byte, from the audited package
 * `shamir-secret-sharing`. It doesn't wipe the key itself: that's up to the caller, who may still need it.
 *
 * @param key - the key, at least one byte
 * @returns the shares
 *
 * @example Split a key
 * ```ts
 * import { splitKey } from '@nacre/sdk-base/key-frame';
 *
 * const shares = await splitKey(new Uint8Array(32).fill(7));
 * console.log(Object.keys(shares)); // [ 'device', 'session', 'recovery' ]
 * console.log(shares.device.length); // 33
 * ```
 *
 * @category Key frame
 * @see [Where keys live](https://docs.nacre.example/products/embedded-wallet/introduction#where-keys-live)
 * @since 0.2.0
 */
export async function splitKey(key: Uint8Array): Promise<KeyShares> {
  const copy = new Uint8Array(key);
  // `split` returns two shares at random places, which determine the polynomials. Our shares have fixed places, so that
  // a lost one can be computed again.
  const [one, other] = (await split(copy, 2, 2)) as [Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>];
  try {
    return {
      device: await restoreShare('device', one, other),
      session: await restoreShare('session', one, other),
      recovery: await restoreShare('recovery', one, other),
    };
  } finally {
    wipe(copy, one, other);
  }
}
