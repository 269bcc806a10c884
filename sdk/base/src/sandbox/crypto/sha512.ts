import { concat, fromNumber, toNumber } from './bytes.ts';
import { fractions } from './fractions.ts';

const ROUNDS = 80;
const start = /* @__PURE__ */ fractions(8, 2n, 64);
const keys = /* @__PURE__ */ fractions(ROUNDS, 3n, 64);

const wrap = (value: bigint) => BigInt.asUintN(64, value);
const rotate = (value: bigint, by: bigint) => wrap((value >> by) | (value << (64n - by)));

/** Ed25519's hash. With BigInt, and so slow, which does for a signature at a time. */
export function sha512(message: Uint8Array): Uint8Array {
  const zeros = (239 - (message.length % 128)) % 128;
  const length = fromNumber(BigInt(message.length) * 8n, 16);
  const padded = concat(message, Uint8Array.of(0x80), new Uint8Array(zeros), length);
  const state = [...start];
  for (let offset = 0; offset < padded.length; offset += 128) {
    const w: bigint[] = [];
    const at = (index: number) => w[index] ?? 0n;
    for (let i = 0; i < 16; i++) w.push(toNumber(padded.subarray(offset + i * 8, offset + i * 8 + 8)));
    for (let i = 16; i < ROUNDS; i++) {
      const one = rotate(at(i - 15), 1n) ^ rotate(at(i - 15), 8n) ^ (at(i - 15) >> 7n);
      const two = rotate(at(i - 2), 19n) ^ rotate(at(i - 2), 61n) ^ (at(i - 2) >> 6n);
      w.push(wrap(at(i - 16) + one + at(i - 7) + two));
    }
    let [a = 0n, b = 0n, c = 0n, d = 0n, e = 0n, f = 0n, g = 0n, h = 0n] = state;
    for (let i = 0; i < ROUNDS; i++) {
      const choice = (e & f) ^ (~e & g);
      const one = h + (rotate(e, 14n) ^ rotate(e, 18n) ^ rotate(e, 41n)) + choice + (keys[i] ?? 0n) + at(i);
      const two = (rotate(a, 28n) ^ rotate(a, 34n) ^ rotate(a, 39n)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, wrap(d + one), c, b, a, wrap(one + two)];
    }
    for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) state[i] = wrap((state[i] ?? 0n) + value);
  }
  return concat(...state.map((value) => fromNumber(value, 8)));
}
