import { p256 } from '@noble/curves/nist.js';

/*
 * The sandbox uses a package instead of WebCrypto, which is asynchronous, requires a secure context, creates random
 * ES256 signatures and lacks secp256k1. With the package, the clock can move synchronously, the same seed gives the
 * same values, and the sandbox works in a page served to a phone over plain HTTP.
 */

/**
 * Signs with ES256. The signature is deterministic, and its `s` isn't normalized to the lower half of the order, as in
 * RFC 6979.
 */
export const signEs256 = (message: Uint8Array, secret: Uint8Array): Uint8Array =>
  p256.sign(message, secret, { lowS: false });
