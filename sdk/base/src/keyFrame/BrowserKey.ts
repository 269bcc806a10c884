/**
 * Is a key of WebCrypto: `CryptoKey`, where a program has the types of the DOM.
 *
 * @remarks On a server without these types it's an object of which nothing is known.
 *
 * @category Accounts
 * @see [Where keys live](https://docs.nacre.example/products/embedded-wallet/introduction#where-keys-live)
 * @since 0.2.0
 */
export type BrowserKey = typeof globalThis extends { CryptoKey: { prototype: infer Key } } ? Key : object;
