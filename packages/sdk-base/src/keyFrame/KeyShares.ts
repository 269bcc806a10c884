/**
 * A key share: one value for each byte of the key, and one more byte for the share's index.
 *
 * @category Key frame
 * @see [Where keys live](https://docs.nacre.example/products/embedded-wallet/introduction#where-keys-live)
 * @since 0.2.0
 */
export type KeyShare = Uint8Array<ArrayBuffer>;

/**
 * The role of a share: kept on the device, at Nacre for a signed-in user, or at Nacre in encrypted form.
 *
 * @category Key frame
 * @see [Where keys live](https://docs.nacre.example/products/embedded-wallet/introduction#where-keys-live)
 * @since 0.2.0
 */
export type ShareRole = 'device' | 'session' | 'recovery';

/**
 * The three shares of one key.
 *
 * @category Key frame
 * @see [Where keys live](https://docs.nacre.example/products/embedded-wallet/introduction#where-keys-live)
 * @since 0.2.0
 */
export type KeyShares = Record<ShareRole, KeyShare>;

/** The x coordinate of each share on the polynomials, whose value at zero is the key. */
export const places: Readonly<Record<ShareRole, number>> = { device: 1, session: 2, recovery: 3 };
