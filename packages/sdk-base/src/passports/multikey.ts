import { toHex } from '../base64.ts';
import { CryptoError } from '../errors/CryptoError.ts';
import { CryptoErrorType } from '../errors/CryptoErrorType.ts';
import { decodeBase58, encodeBase58 } from './base58.ts';

// P-256: y² = x³ − 3x + b over the prime field p.
const p = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffffn;
const b = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn;

/** The multicodec prefixes of public keys in a Multikey, as bytes in hexadecimal. */
const p256 = '8024';
const otherCurves: readonly string[] = ['8124', '8224', 'ed01', 'ec01', 'e701', 'eb01'];

/**
 * Decodes a P-256 public key from its Multikey text.
 *
 * The point is decompressed here, because not every WebCrypto accepts a compressed point. This also detects a point
 * that isn't on the curve.
 *
 * @param multikey - base58btc text after a `z`
 * @returns the uncompressed point, 65 bytes
 * @throws {@link CryptoError} of type `UnsupportedCurve` when the key is of another kind
 * @throws {@link CryptoError} of type `InvalidPublicKey` when the text is malformed or the point is not on the curve
 * @internal
 */
export function decodeMultikey(multikey: unknown): Uint8Array<ArrayBuffer> {
  const bytes =
    typeof multikey === 'string' && multikey.startsWith('z') ? decodeBase58(multikey.slice(1)) : null;
  if (bytes === null) throw new CryptoError(CryptoErrorType.InvalidPublicKey);
  const prefix = toHex(bytes.slice(0, 2));
  if (otherCurves.includes(prefix)) throw new CryptoError(CryptoErrorType.UnsupportedCurve);
  const parity = bytes[2];
  if (prefix !== p256 || bytes.length !== 35 || (parity !== 2 && parity !== 3)) {
    throw new CryptoError(CryptoErrorType.InvalidPublicKey);
  }
  const x = BigInt(`0x${toHex(bytes.slice(3))}`);
  const square = (x ** 3n - 3n * x + b) % p;
  const root = power(square < 0n ? square + p : square, (p + 1n) / 4n);
  if (x >= p || (root * root - square) % p !== 0n) throw new CryptoError(CryptoErrorType.InvalidPublicKey);
  const y = root % 2n === BigInt(parity % 2) ? root : p - root;
  return fromHex(`04${toHex(bytes.slice(3))}${y.toString(16).padStart(64, '0')}`);
}

/**
 * Encodes a P-256 public key as a Multikey text.
 *
 * @param x - the point's x coordinate, 32 bytes
 * @param y - the point's y coordinate, 32 bytes
 * @internal
 */
export function encodeMultikey(x: Uint8Array, y: Uint8Array): string {
  const parity = ((y.at(-1) ?? 0) & 1) === 1 ? '03' : '02';
  return `z${encodeBase58(fromHex(`${p256}${parity}${toHex(x)}`))}`;
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  for (let factor = base, rest = exponent; rest > 0n; rest >>= 1n, factor = (factor * factor) % p) {
    if (rest & 1n) result = (result * factor) % p;
  }
  return result;
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
