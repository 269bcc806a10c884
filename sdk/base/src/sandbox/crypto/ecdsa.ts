import { concat, fromNumber, toNumber } from './bytes.ts';
import type { Curve, Point } from './curves.ts';
import { hmacSha256 } from './sha256.ts';

/*
 * ECDSA on secp256k1, which WebCrypto lacks, and on P-256, whose signatures WebCrypto makes random where the sandbox
 * wants the same ones each time (RFC 6979). Its time depends on the key: it is for keys that are no secret.
 */

export const modulo = (value: bigint, by: bigint) => ((value % by) + by) % by;

export function invert(value: bigint, by: bigint): bigint {
  let [a, b, x, y] = [modulo(value, by), by, 1n, 0n];
  while (b > 0n) [a, b, x, y] = [b, a % b, y, x - (a / b) * y];
  return modulo(x, by);
}

/** A point with its coordinates over z² and z³, which adds without an inversion. */
type Jacobian = readonly [x: bigint, y: bigint, z: bigint];

function double([x, y, z]: Jacobian, { p, a }: Curve): Jacobian {
  const square = (y * y) % p;
  const s = (4n * x * square) % p;
  const m = (3n * x * x + a * z ** 4n) % p;
  const x2 = modulo(m * m - 2n * s, p);
  return [x2, modulo(m * (s - x2) - 8n * square * square, p), (2n * y * z) % p];
}

function addTo(left: Jacobian, right: Jacobian, curve: Curve): Jacobian {
  const { p } = curve;
  const [x1, y1, z1] = left;
  const [x2, y2, z2] = right;
  if (z1 === 0n) return right;
  if (z2 === 0n) return left;
  const u1 = (x1 * z2 * z2) % p;
  const u2 = (x2 * z1 * z1) % p;
  const s1 = (y1 * z2 ** 3n) % p;
  const s2 = (y2 * z1 ** 3n) % p;
  if (u1 === u2) return s1 === s2 ? double(left, curve) : [1n, 1n, 0n];
  const h = u2 - u1;
  const r = s2 - s1;
  const cube = (h * h * h) % p;
  const v = (u1 * h * h) % p;
  const x = modulo(r * r - cube - 2n * v, p);
  return [x, modulo(r * (v - x) - s1 * cube, p), modulo(h * z1 * z2, p)];
}

function affine([x, y, z]: Jacobian, { p }: Curve): Point {
  if (z === 0n) return null;
  const inverse = invert(z, p);
  return [modulo(x * inverse ** 2n, p), modulo(y * inverse ** 3n, p)];
}

function multiply(point: Point, by: bigint, curve: Curve): Jacobian {
  let sum: Jacobian = [1n, 1n, 0n];
  let power: Jacobian = point ? [...point, 1n] : sum;
  for (let rest = by; rest > 0n; rest >>= 1n) {
    if (rest & 1n) sum = addTo(sum, power, curve);
    power = double(power, curve);
  }
  return sum;
}

/** Makes a private key of 32 bytes that came from a hash. */
export const privateKeyOf = (hash: Uint8Array, { n }: Curve): bigint => (toNumber(hash) % (n - 1n)) + 1n;

export function publicPoint(key: bigint, curve: Curve): readonly [x: bigint, y: bigint] {
  const point = affine(multiply(curve.base, key, curve), curve);
  if (!point) throw new RangeError('The key is a multiple of the order.');
  return point;
}

/** The public key in 33 bytes: the parity of y, then x. */
export function compressedKey(key: bigint, curve: Curve): Uint8Array {
  const [x, y] = publicPoint(key, curve);
  return concat(Uint8Array.of(y & 1n ? 3 : 2), fromNumber(x, 32));
}

/** The secret number of a signature, from the key and the hash: RFC 6979 with SHA-256. */
function* secretNumbers(key: bigint, hash: Uint8Array, n: bigint): Generator<bigint, never> {
  const seed = concat(fromNumber(key, 32), fromNumber(toNumber(hash) % n, 32));
  let k = new Uint8Array(32);
  let v = new Uint8Array(32).fill(1);
  const update = (separator: number, rest: Uint8Array) => {
    k = hmacSha256(k, concat(v, Uint8Array.of(separator), rest)) as typeof k;
    v = hmacSha256(k, v) as typeof v;
  };
  update(0, seed);
  update(1, seed);
  for (;;) {
    v = hmacSha256(k, v) as typeof v;
    const candidate = toNumber(v);
    if (candidate > 0n && candidate < n) yield candidate;
    update(0, new Uint8Array());
  }
}

/** Signs a hash of 32 bytes. `s` is in the lower half of the order where `low` is set, as EVM networks ask. */
export function signHash(
  hash: Uint8Array,
  key: bigint,
  curve: Curve,
  low = false,
): { r: bigint; s: bigint; yParity: 0 | 1 } {
  const { n } = curve;
  for (const k of secretNumbers(key, hash, n)) {
    const [x, y] = publicPoint(k, curve);
    const r = x % n;
    const s = modulo(invert(k, n) * (toNumber(hash) + r * key), n);
    if (r === 0n || s === 0n) continue;
    const flip = low && s > n / 2n;
    return { r, s: flip ? n - s : s, yParity: (y & 1n) === (flip ? 0n : 1n) ? 1 : 0 };
  }
  throw new RangeError('No signature was found.');
}

/** Gives the public point whose key made a signature, `null` where there is none. */
export function recoverPoint(
  hash: Uint8Array,
  { r, s, yParity }: { r: bigint; s: bigint; yParity: number },
  curve: Curve,
): Point {
  const { p, n } = curve;
  // Both curves' p is 3 modulo 4, so that a root is one power. secp256k1 has b = 7.
  const square = modulo(r ** 3n + 7n, p);
  const y = power(square, (p + 1n) / 4n, p);
  if ((y * y) % p !== square || r === 0n || s === 0n || r >= n || s >= n) return null;
  const point: Point = [r, (y & 1n) === BigInt(yParity) ? y : p - y];
  const inverse = invert(r, n);
  const left = modulo(s * inverse, n);
  const right = modulo(-toNumber(hash) * inverse, n);
  return affine(addTo(multiply(point, left, curve), multiply(curve.base, right, curve), curve), curve);
}

function power(base: bigint, exponent: bigint, by: bigint): bigint {
  let result = 1n;
  for (let factor = base % by, rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * factor) % by;
    factor = (factor * factor) % by;
  }
  return result;
}
