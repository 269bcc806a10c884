import { bytesToHex } from '@noble/hashes/utils.js';
import type { StellarMemo } from '../types/StellarMemo.ts';
import { encodeStrKey } from '../signing/strKey.ts';

/**
 * A decoded Stellar transaction with one payment. Addresses are `G…`.
 *
 * @internal
 */
export type StellarTransaction = {
  source: string;
  /** In stroops, for the whole transaction. */
  fee: bigint;
  /** The earliest time for the network to include it, in seconds since 1970. A `maxTime` of zero means no limit. */
  minTime: bigint;
  maxTime: bigint;
  memo: StellarMemo | undefined;
  to: string;
  /** `native`, or `CODE:ISSUER`. */
  asset: string;
  amount: bigint;
  /** Whether the transaction creates the receiver's account. */
  createsAccount: boolean;
};

/** Reads XDR (RFC 4506), which is big-endian and padded to multiples of four bytes. */
class XdrReader {
  #view: DataView;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }
  #advance(length: number): number {
    const at = this.#at;
    this.#at += length;
    if (this.#at > this.#view.byteLength) throw new RangeError('XDR');
    return at;
  }
  uint32(): number {
    return this.#view.getUint32(this.#advance(4));
  }
  uint64(): bigint {
    return this.#view.getBigUint64(this.#advance(8));
  }
  int64(): bigint {
    return this.#view.getBigInt64(this.#advance(8));
  }
  bytes(length: number): Uint8Array {
    const at = this.#view.byteOffset + this.#advance(length);
    return new Uint8Array(this.#view.buffer, at, length);
  }
  /** Reads text of variable length, padded with zeros. */
  text(longest: number): string {
    const length = this.uint32();
    if (length > longest) throw new RangeError('XDR');
    // A byte order mark is part of the text. If dropped, it would be signed without being shown.
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(this.bytes(length));
    if (this.bytes((4 - (length % 4)) % 4).some((byte) => byte !== 0)) throw new RangeError('XDR');
    return text;
  }
  /** Reads an integer that must be one of the given values. */
  one<const T extends number>(...values: T[]): T {
    const value = this.uint32();
    if (!values.includes(value as T)) throw new RangeError('XDR');
    return value as T;
  }
  /** Reads an account. A user's account is never multiplexed. */
  account(): string {
    this.one(0);
    return encodeStrKey(this.bytes(32));
  }
  asset(): string {
    const type = this.one(0, 1, 2);
    if (type === 0) return 'native';
    const code = String.fromCharCode(...this.bytes(type === 1 ? 4 : 12)).replace(/\0+$/, '');
    if (!/^[A-Za-z0-9]+$/.test(code)) throw new RangeError('XDR');
    return `${code}:${this.account()}`;
  }
  memo(): StellarMemo | undefined {
    switch (this.one(0, 1, 2, 3)) {
      case 0:
        return undefined;
      case 1:
        return { type: 'text', value: this.text(28) };
      case 2:
        return { type: 'id', value: `${this.uint64()}` };
      case 3:
        return { type: 'hash', value: bytesToHex(this.bytes(32)) };
    }
  }
  end(): void {
    if (this.#at !== this.#view.byteLength) throw new RangeError('XDR');
  }
}

/**
 * Decodes an unsigned transaction envelope with a single operation, a payment or the creation of an account. Throws a
 * `RangeError` for anything else, or the platform's error for malformed text.
 *
 * @internal
 */
export function decodeStellarTransaction(serialized: string): StellarTransaction {
  const xdr = new XdrReader(Uint8Array.from(atob(serialized), (character) => character.charCodeAt(0)));
  xdr.one(2); // A transaction. A fee bump would be 5.
  const source = xdr.account();
  const fee = BigInt(xdr.uint32());
  xdr.int64(); // The sequence number, which the network checks.
  // Either time bounds or no preconditions: transfers never use other preconditions.
  const isBounded = xdr.one(0, 1) === 1;
  const minTime = isBounded ? xdr.uint64() : 0n;
  const maxTime = isBounded ? xdr.uint64() : 0n;
  const memo = xdr.memo();
  xdr.one(1); // One operation,
  xdr.one(0); // from the transaction's own source.
  const createsAccount = xdr.one(0, 1) === 0;
  const to = xdr.account();
  const asset = createsAccount ? 'native' : xdr.asset();
  const amount = xdr.int64();
  xdr.one(0); // No extension
  xdr.one(0); // and no signature.
  xdr.end();
  return { source, fee, minTime, maxTime, memo, to, asset, amount, createsAccount };
}
