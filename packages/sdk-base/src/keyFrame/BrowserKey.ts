/**
 * A WebCrypto key: `CryptoKey`, if your program has the DOM's types.
 *
 * @remarks On a server without these types, it's an opaque object.
 *
 * @category Key frame
 * @see [Where keys live](https://docs.nacre.example/products/embedded-wallet/introduction#where-keys-live)
 * @since 0.2.0
 */
export type BrowserKey = typeof globalThis extends { CryptoKey: { prototype: infer Key } } ? Key : object;
