import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A source of the values that are random in production. */
export type Ids = {
  /** Returns a new id with a prefix, such as `ord_2Pw84nRt`. */
  next(prefix: string): string;
  /** Returns 32 new bytes. */
  bytes(purpose: string): Uint8Array;
  /** Returns a new transaction hash of an EVM network. */
  hash(): string;
  /** Returns the same 32 bytes for the same name. */
  fixed(name: string): Uint8Array;
};

/**
 * Creates a source whose values depend only on the seed. Each purpose has its own counter, so that one doesn't affect
 * another.
 */
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
