import { combineAt } from './combineAt.ts';
import { type KeyShare, places, type ShareRole } from './KeyShares.ts';
import { wipe } from './wipe.ts';

/**
 * Makes a lost share again from the two others, without joining the key.
 *
 * @remarks It's the same share as before, so that the ones on other devices go on working, and there are three of them
 * and no more. A recovery makes the device share with it, and the set-up of a recovery makes the recovery share.
 *
 * @param role - the share to make
 * @param one - a share
 * @param other - another share of the same key
 * @returns the share
 * @throws {@link CryptoError} with `KeyShareCorrupted` when the two are one share, or do not fit each other
 *
 * @example Bring a lost device share back
 * ```ts
 * import { restoreShare, splitKey } from '@nacre/sdk-base/key-frame';
 *
 * const { device, session, recovery } = await splitKey(new Uint8Array(32).fill(7));
 * const again = await restoreShare('device', session, recovery);
 * console.log(again.every((byte, index) => byte === device[index])); // true
 * ```
 *
 * @category Accounts
 * @see [Recovery and a lost device](https://docs.nacre.example/products/embedded-wallet/introduction#recovery-and-a-lost-device)
 * @since 0.2.0
 */
export async function restoreShare(role: ShareRole, one: KeyShare, other: KeyShare): Promise<KeyShare> {
  const values = await combineAt(places[role], [one, other]);
  const share = new Uint8Array(values.length + 1);
  share.set(values);
  share[values.length] = places[role];
  wipe(values);
  return share;
}
