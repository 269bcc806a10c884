import { decodeStrKey } from '../src/signing/strKey.ts';
import type { StellarTransaction } from '../src/accounts/decodeStellarTransaction.ts';
import type { StellarMemo } from '../src/types/StellarMemo.ts';
import type { EvmTransaction } from '../src/accounts/decodeEvmTransaction.ts';

type Item = string | Item[];

const even = (hex: string) => (hex.length % 2 ? `0${hex}` : hex);
const integer = (value: bigint) => (value === 0n ? '' : even(value.toString(16)));

function prefix(length: number, offset: number): string {
  if (length <= 55) return even((offset + length).toString(16));
  const size = even(length.toString(16));
  return (offset + 55 + size.length / 2).toString(16) + size;
}

/** Encodes hexadecimal strings with RLP. */
function rlp(item: Item): string {
  if (Array.isArray(item)) {
    const content = item.map(rlp).join('');
    return prefix(content.length / 2, 0xc0) + content;
  }
  if (item.length === 2 && parseInt(item, 16) < 0x80) return item;
  return prefix(item.length / 2, 0x80) + item;
}

/** Encodes an unsigned EIP-1559 transaction. */
export function encodeEvm(transaction: EvmTransaction, members: Item[] = []): string {
  const { chainId, maxPriorityFeePerGas, maxFeePerGas, gasLimit, to, value, data, hasAccessList } =
    transaction;
  const fields = [
    integer(chainId),
    integer(7n),
    integer(maxPriorityFeePerGas),
    integer(maxFeePerGas),
    integer(gasLimit),
    to.slice(2).toLowerCase(),
    integer(value),
    data.slice(2),
    // One entry with an address and one of its storage slots.
    hasAccessList ? [['11'.repeat(20), ['22'.repeat(32)]]] : ([] as Item[]),
    ...members,
  ];
  return `0x02${rlp(fields)}`;
}

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const int64 = (value: bigint) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64BE(value);
  return bytes;
};
const account = (address: string) => [uint32(0), Buffer.from(decodeStrKey(address) ?? [])];
const padded = (bytes: Buffer, length: number) => Buffer.concat([bytes, Buffer.alloc(length - bytes.length)]);

function memoXdr(memo: StellarMemo | undefined): Buffer[] {
  if (memo === undefined) return [uint32(0)];
  const { type, value } = memo;
  if (type === 'hash') return [uint32(3), Buffer.from(value, 'hex')];
  const id = Buffer.alloc(8);
  if (type === 'id') {
    id.writeBigUInt64BE(BigInt(value));
    return [uint32(2), id];
  }
  const text = Buffer.from(value);
  return [uint32(1), uint32(text.length), padded(text, Math.ceil(text.length / 4) * 4)];
}

/** Encodes an unsigned Stellar transaction envelope. */
export function encodeStellar(transaction: StellarTransaction): string {
  const { source, fee, minTime, maxTime, memo, to, asset, amount, createsAccount } = transaction;
  const [code = '', issuer = ''] = asset.split(':');
  const length = code.length <= 4 ? 4 : 12;
  const assetXdr =
    asset === 'native'
      ? [uint32(0)]
      : [uint32(length === 4 ? 1 : 2), padded(Buffer.from(code), length), ...account(issuer)];
  return Buffer.concat([
    uint32(2),
    ...account(source),
    uint32(Number(fee)),
    int64(7n),
    ...(minTime || maxTime ? [uint32(1), int64(minTime), int64(maxTime)] : [uint32(0)]),
    ...memoXdr(memo),
    uint32(1),
    uint32(0),
    uint32(createsAccount ? 0 : 1),
    ...account(to),
    ...(createsAccount ? [] : assetXdr),
    int64(amount),
    uint32(0),
    uint32(0),
  ]).toString('base64');
}
