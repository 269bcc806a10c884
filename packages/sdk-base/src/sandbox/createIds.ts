import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Makes what is random in production. */
export type Ids = {
  /** A new id with a prefix, such as `ord_2Pw84nRt`. */
  next(prefix: string): string;
  /** New bytes, 32 of them. */
  bytes(purpose: string): Uint8Array;
  /** A new transaction hash of an EVM network. */
  hash(): string;
  /** The same 32 bytes for the same name. */
  fixed(name: string): Uint8Array;
};

/** The same seed gives the same values. Each purpose counts on its own, so that they do not shift each other. */
export function createIds(seed: string): Ids {
  const counts = new Map<string, number>();
  const ids: Ids = {
    fixed: (name) => sha256(utf8ToBytes(`sandbox\n${seed}\n${name}`)),
    bytes(purpose) {
      const count = (counts.get(purpose) ?? 0) + 1;
      counts.set(purpose, count);
      return ids.fixed(`${purpose} ${count}`);
    },
    hash: () => `0x${bytesToHex(ids.bytes('hash'))}`,
    next(prefix) {
      const characters = Array.from(ids.bytes(prefix).subarray(0, 8), (byte) => DIGITS[byte % 62]);
      return `${prefix}_${characters.join('')}`;
    },
  };
  return ids;
}
