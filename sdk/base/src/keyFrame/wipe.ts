/**
 * Overwrites bytes with zeros.
 *
 * @remarks This is as much as JavaScript can do. It reaches the array that you hold, and no copy: not the `bigint`s and
 * the intermediate values of a library that computed with the bytes, not a `string` such as a typed password, not
 * what an engine copied when it moved the array in memory. These stay until the engine uses their memory again. So
 * the time for which a key is joined is kept short, and it's joined in a frame that runs no code but its own.
 *
 * @param arrays - the bytes to overwrite
 *
 * @example Wipe a share
 * ```ts
 * import { wipe } from '@nacre/sdk-base/key-frame';
 *
 * const share = Uint8Array.of(1, 2, 3);
 * wipe(share);
 * console.log(share.every((byte) => byte === 0)); // true
 * ```
 *
 * @category Accounts
 * @see [Where keys live](https://docs.nacre.example/products/embedded-wallet/introduction#where-keys-live)
 * @since 0.2.0
 */
export function wipe(...arrays: readonly Uint8Array[]): void {
  for (const bytes of arrays) bytes.fill(0);
}
