/**
 * Is a key share: a value for each byte of the key, and one byte more, the place of the share.
 *
 * @category Accounts
 * @see [Where keys live](https://docs.nacre.example/products/embedded-wallet/introduction#where-keys-live)
 * @since 0.2.0
 */
export type KeyShare = Uint8Array<ArrayBuffer>;

/**
 * Names a share by where it's kept: on the device, at Nacre for a signed-in user, or at Nacre as cipher text.
 *
 * @category Accounts
 * @see [Where keys live](https://docs.nacre.example/products/embedded-wallet/introduction#where-keys-live)
 * @since 0.2.0
 */
export type ShareRole = 'device' | 'session' | 'recovery';

/**
 * Holds the three shares of one key.
 *
 * @category Accounts
 * @see [Where keys live](https://docs.nacre.example/products/embedded-wallet/introduction#where-keys-live)
 * @since 0.2.0
 */
export type KeyShares = Record<ShareRole, KeyShare>;

/** The place of each share on the polynomials whose value at zero is the key. */
export const places: Readonly<Record<ShareRole, number>> = { device: 1, session: 2, recovery: 3 };
