import { concat } from './bytes.ts';
import { fractions } from './fractions.ts';

/*
 * SHA-256 without WebCrypto, which answers with promises and in secure contexts only: the sandbox's clock moves
 * synchronously, and the sandbox works in a page that is served to a phone over plain HTTP.
 */

const start = /* @__PURE__ */ Uint32Array.from(fractions(8, 2n, 32), Number);
const keys = /* @__PURE__ */ Uint32Array.from(fractions(64, 3n, 32), Number);

const rotate = (value: number, by: number) => (value >>> by) | (value << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array((((message.length + 8) >> 6) + 1) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(message.length) * 8n);
  const state = start.slice();
  const w = new Uint32Array(64);
  const at = (index: number) => w[index] ?? 0;
  for (let offset = 0; offset < padded.length; offset += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(offset + i * 4);
    for (let i = 16; i < 64; i++) {
      const one = rotate(at(i - 15), 7) ^ rotate(at(i - 15), 18) ^ (at(i - 15) >>> 3);
      const two = rotate(at(i - 2), 17) ^ rotate(at(i - 2), 19) ^ (at(i - 2) >>> 10);
      w[i] = at(i - 16) + one + at(i - 7) + two;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let i = 0; i < 64; i++) {
      const choice = (e & f) ^ (~e & g);
      const one = h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + choice + (keys[i] ?? 0) + at(i);
      const two = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i] ?? 0) + value;
  }
  const hash = new DataView(new ArrayBuffer(32));
  for (const [i, value] of state.entries()) hash.setUint32(i * 4, value);
  return new Uint8Array(hash.buffer);
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(
    concat(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    concat(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}
