import { numberToBytesBE } from '@noble/curves/utils.js';
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { decodeStrKey } from '../../signing/strKey.ts';
import { toBase64 } from '../../base64.ts';
import type { StellarMemo } from '../../types/StellarMemo.ts';

const uint32 = (value: number) => numberToBytesBE(value, 4);
const uint64 = (value: bigint) => numberToBytesBE(value, 8);

/** Variable-length bytes in XDR: the length, the bytes, and zeros up to a multiple of four. */
const opaque = (bytes: Uint8Array) =>
  concatBytes(uint32(bytes.length), bytes, new Uint8Array((4 - (bytes.length % 4)) % 4));

/** An account: the kind of key, 0 for Ed25519, and the key. */
const account = (address: string) => concatBytes(uint32(0), decodeStrKey(address) ?? new Uint8Array(32));

function asset(name: string | null): Uint8Array {
  if (name === null) return uint32(0);
  const [code = '', issuer = ''] = name.split(':');
  const length = code.length <= 4 ? 4 : 12;
  const padded = concatBytes(utf8ToBytes(code), new Uint8Array(length - code.length));
  return concatBytes(uint32(length === 4 ? 1 : 2), padded, account(issuer));
}

function memo(given: StellarMemo | undefined): Uint8Array {
  switch (given?.type) {
    case undefined:
      return uint32(0);
    case 'text':
      return concatBytes(uint32(1), opaque(utf8ToBytes(given.value)));
    case 'id':
      return concatBytes(uint32(2), uint64(BigInt(given.value)));
    case 'hash':
      return concatBytes(uint32(3), hexToBytes(given.value));
  }
}

/** A transaction with one operation. */
export type StellarFields = {
  from: string;
  to: string;
  /** The asset as `CODE:ISSUER`, or `null` for the native currency. */
  asset: string | null;
  amount: bigint;
  fee: number;
  sequence: bigint;
  memo: StellarMemo | undefined;
  /** The last second for the network to include it, since 1970. */
  maxTime: bigint;
  createsAccount: boolean;
};

const CREATE_ACCOUNT = 0;
const PAYMENT = 1;
const PRECONDITION_TIME = 1;
const ENVELOPE_TYPE_TX = 2;

/** Serializes the transaction without its envelope. */
function transaction(fields: StellarFields): Uint8Array {
  const operation = fields.createsAccount
    ? concatBytes(uint32(CREATE_ACCOUNT), account(fields.to), uint64(fields.amount))
    : concatBytes(uint32(PAYMENT), account(fields.to), asset(fields.asset), uint64(fields.amount));
  return concatBytes(
    account(fields.from),
    uint32(fields.fee),
    uint64(fields.sequence),
    concatBytes(uint32(PRECONDITION_TIME), uint64(0n), uint64(fields.maxTime)),
    memo(fields.memo),
    uint32(1), // one operation,
    uint32(0), // with the transaction's source
    operation,
    uint32(0), // no extension
  );
}

/** Serializes the envelope without signatures, as XDR in base64. */
export const serializeStellar = (fields: StellarFields): string =>
  toBase64(concatBytes(uint32(ENVELOPE_TYPE_TX), transaction(fields), uint32(0)));
