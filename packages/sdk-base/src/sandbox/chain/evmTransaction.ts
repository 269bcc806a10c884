import { numberToBytesBE, numberToVarBytesBE } from '@noble/curves/utils.js';
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js';
import { fromHex } from '../../signing/bytes.ts';
import { addressWord } from '../../signing/evmAddress.ts';

type Rlp = Uint8Array | bigint | readonly Rlp[];

const trimmed = (value: bigint): Uint8Array => (value === 0n ? new Uint8Array() : numberToVarBytesBE(value));

/** Recursive Length Prefix, the encoding of EVM transactions. */
function encode(value: Rlp): Uint8Array {
  if (typeof value === 'bigint') return encode(trimmed(value));
  const list = !(value instanceof Uint8Array);
  const content = list ? concatBytes(...value.map(encode)) : value;
  if (!list && content.length === 1 && (content[0] ?? 0) < 0x80) return content;
  const offset = list ? 0xc0 : 0x80;
  if (content.length < 56) return concatBytes(Uint8Array.of(offset + content.length), content);
  const length = trimmed(BigInt(content.length));
  return concatBytes(Uint8Array.of(offset + 55 + length.length), length, content);
}

/** The unsigned fields of a transaction of type 2 (EIP-1559). */
export type EvmFields = {
  chainId: bigint;
  nonce: bigint;
  maxPriorityFeePerGas: bigint;
  maxFeePerGas: bigint;
  gasLimit: bigint;
  to: string;
  value: bigint;
  data: Uint8Array;
};

export function serializeEvm(fields: EvmFields): string {
  const { chainId, nonce, maxPriorityFeePerGas, maxFeePerGas, gasLimit, to, value, data } = fields;
  const list = [chainId, nonce, maxPriorityFeePerGas, maxFeePerGas, gasLimit, fromHex(to), value, data, []];
  return `0x02${bytesToHex(encode(list))}`;
}

const word = (value: bigint) => numberToBytesBE(value, 32);

/** `transfer(address,uint256)` of ERC-20. */
export const erc20Transfer = (to: string, amount: bigint): Uint8Array =>
  concatBytes(fromHex('0xa9059cbb'), addressWord(to), word(amount));

/** `safeTransferFrom(address,address,uint256)` of ERC-721. */
export const erc721Transfer = (from: string, to: string, tokenId: bigint): Uint8Array =>
  concatBytes(fromHex('0x42842e0e'), addressWord(from), addressWord(to), word(tokenId));

/** `safeTransferFrom(address,address,uint256,uint256,bytes)` of ERC-1155, without data. */
export const erc1155Transfer = (from: string, to: string, tokenId: bigint, amount: bigint): Uint8Array =>
  concatBytes(
    fromHex('0xf242432a'),
    addressWord(from),
    addressWord(to),
    word(tokenId),
    word(amount),
    word(160n),
    word(0n),
  );
