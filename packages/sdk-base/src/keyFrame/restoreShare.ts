import { combineAt } from './combineAt.ts';
import { type KeyShare, places, type ShareRole } from './KeyShares.ts';
import { wipe } from './wipe.ts';

/**
 * Restores a lost share from the two others, without joining the key.
 *
 * @remarks The result is the same share as before, so shares on other devices keep working, and there are never more
 * than three. Recovering restores the device share in this way, and setting up recovery computes the recovery share.
 *
 * @param role - the share to restore
 * @param one - a share
 * @param other - another share of the same key
 * @returns the share
 * @throws {@link CryptoError} with `KeyShareCorrupted` when both are the same share, or they don't belong together
 *
 * @example Restore a lost device share
 * ```ts
 * import { restoreShare, splitKey } from '@nacre/sdk-base/key-frame';
 *
 * const { device, session, recovery } = await splitKey(new Uint8Array(32).fill(7));
 * const again = await restoreShare('device', session, recovery);
 * console.log(again.every((byte, index) => byte === device[index])); // true
 * ```
 *
 * @category Key frame
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
