import { concat, fromNumber, toNumber } from './bytes.ts';
import { invert, modulo } from './ecdsa.ts';
import { sha512 } from './sha512.ts';

/* Ed25519 (RFC 8032), which not every browser's WebCrypto has. Its time depends on the key: for test keys only. */

type Point = readonly [x: bigint, y: bigint, z: bigint, t: bigint];

const P = 2n ** 255n - 19n;
const L = 2n ** 252n + 27742317777372353535851937790883648493n;
const D = 0x52036cee2b6ffe738cc740797779e89800700a4d4141d8ab75eb4dca135978a3n;
const X = 0x216936d3cd6e53fec0a4e231fdd6dc5c692cc7609525a7b2c9562d608f25d51an;
const Y = 0x6666666666666666666666666666666666666666666666666666666666666658n;
const BASE: Point = [X, Y, 1n, (X * Y) % P];

function add([x1, y1, z1, t1]: Point, [x2, y2, z2, t2]: Point): Point {
  const a = (y1 - x1) * (y2 - x2);
  const b = (y1 + x1) * (y2 + x2);
  const c = 2n * t1 * t2 * D;
  const d = 2n * z1 * z2;
  const [e, f, g, h] = [b - a, d - c, d + c, b + a].map((value) => modulo(value, P)) as [
    bigint,
    bigint,
    bigint,
    bigint,
  ];
  return [(e * f) % P, (g * h) % P, (f * g) % P, (e * h) % P];
}

function multiplyBase(by: bigint): Uint8Array {
  let sum: Point = [0n, 1n, 1n, 0n];
  for (let power = BASE, rest = by; rest > 0n; rest >>= 1n) {
    if (rest & 1n) sum = add(sum, power);
    power = add(power, power);
  }
  const [x, y, z] = sum;
  const inverse = invert(z, P);
  const sign = modulo(x * inverse, P) & 1n;
  return fromNumber(modulo(y * inverse, P) | (sign << 255n), 32).reverse();
}

/** Numbers are little-endian in Ed25519. */
const littleEndian = (bytes: Uint8Array) => toNumber(Uint8Array.from(bytes).reverse());

function expand(seed: Uint8Array): { scalar: bigint; prefix: Uint8Array } {
  const hash = sha512(seed);
  const lower = hash.slice(0, 32);
  lower[0] = (lower[0] ?? 0) & 248;
  lower[31] = ((lower[31] ?? 0) & 127) | 64;
  return { scalar: littleEndian(lower), prefix: hash.slice(32) };
}

export const ed25519PublicKey = (seed: Uint8Array): Uint8Array => multiplyBase(expand(seed).scalar);

export function ed25519Sign(message: Uint8Array, seed: Uint8Array): Uint8Array {
  const { scalar, prefix } = expand(seed);
  const r = littleEndian(sha512(concat(prefix, message))) % L;
  const point = multiplyBase(r);
  const challenge = littleEndian(sha512(concat(point, multiplyBase(scalar), message))) % L;
  return concat(point, fromNumber((r + challenge * scalar) % L, 32).reverse());
}
