/**
 * Overwrites bytes with zeros.
 *
 * @remarks This is as much as JavaScript can do. It overwrites the array that you hold but no copies: not the
 * `bigint`s and other intermediate values of a library that computed with the bytes, not a `string` such as a typed
 * password, and not what an engine copied when it moved the array in memory. These stay until the engine reuses their
 * memory. So a key is joined only for a short time, in a frame that runs no other code.
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
 * @category Key frame
 * @see [Where keys live](https://docs.nacre.example/products/embedded-wallet/introduction#where-keys-live)
 * @since 0.2.0
 */
export function wipe(...arrays: readonly Uint8Array[]): void {
  for (const bytes of arrays) bytes.fill(0);
}
