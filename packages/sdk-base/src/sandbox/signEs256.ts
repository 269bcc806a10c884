import { p256 } from '@noble/curves/nist.js';

/*
 * The sandbox's cryptography is a package's and not WebCrypto's, which answers with promises and in secure contexts
 * only, makes ES256 signatures random and lacks secp256k1: the clock moves synchronously, the same seed gives the same
 * values, and the sandbox works in a page that is served to a phone over plain HTTP.
 */

/** Signs with ES256, the same signature each time. `s` stays in the half of the order where RFC 6979 leaves it. */
export const signEs256 = (message: Uint8Array, secret: Uint8Array): Uint8Array =>
  p256.sign(message, secret, { lowS: false });
