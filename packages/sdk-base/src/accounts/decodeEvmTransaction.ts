/**
 * A decoded EIP-1559 transaction. Addresses and data are `0x` and lower-case hexadecimal digits.
 *
 * @internal
 */
export type EvmTransaction = {
  chainId: bigint;
  maxPriorityFeePerGas: bigint;
  maxFeePerGas: bigint;
  gasLimit: bigint;
  to: string;
  value: bigint;
  data: string;
  hasAccessList: boolean;
};

/** A string of hexadecimal digits, or a list of items. */
type Item = string | Item[];

const DEEPEST = 8;

/** Decodes the RLP item at `at`, an offset in digits. Accepts only the shortest form, as networks do. */
function decodeItem(hex: string, at: number, end: number, depth: number): { item: Item; next: number } {
  if (at + 2 > end || depth > DEEPEST) throw new RangeError('RLP');
  const first = parseInt(hex.slice(at, at + 2), 16);
  if (first < 0x80) return { item: hex.slice(at, at + 2), next: at + 2 };
  const isList = first >= 0xc0;
  const short = first - (isList ? 0xc0 : 0x80);
  let start = at + 2;
  let length = short;
  if (short > 55) {
    const digits = (short - 55) * 2;
    const size = hex.slice(start, start + digits);
    length = parseInt(size, 16);
    // A length of more than six bytes has no exact number in JavaScript, and no transaction is that long.
    if (digits > 12 || size.length < digits || size.startsWith('00') || length < 56)
      throw new RangeError('RLP');
    start += digits;
  }
  const next = start + length * 2;
  if (next > end) throw new RangeError('RLP');
  if (!isList) {
    const item = hex.slice(start, next);
    if (length === 1 && parseInt(item, 16) < 0x80) throw new RangeError('RLP');
    return { item, next };
  }
  const items: Item[] = [];
  for (let inside = start; inside < next;) {
    const found = decodeItem(hex, inside, next, depth + 1);
    items.push(found.item);
    inside = found.next;
  }
  return { item: items, next };
}

function integerOf(item: Item | undefined): bigint {
  if (typeof item !== 'string' || item.length > 64 || item.startsWith('00')) throw new RangeError('integer');
  return item === '' ? 0n : BigInt(`0x${item}`);
}

function bytesOf(item: Item | undefined): string {
  if (typeof item !== 'string') throw new RangeError('bytes');
  return `0x${item}`;
}

/**
 * Decodes an unsigned EIP-1559 transaction. Throws a `RangeError` for anything else.
 *
 * @internal
 */
export function decodeEvmTransaction(serialized: string): EvmTransaction {
  if (!/^0x02(?:[0-9a-f]{2})+$/.test(serialized)) throw new RangeError('type');
  const hex = serialized.slice(4);
  const { item, next } = decodeItem(hex, 0, hex.length, 0);
  // An unsigned transaction has nine members, and a signed one twelve.
  if (next !== hex.length || !Array.isArray(item) || item.length !== 9 || !Array.isArray(item[8]))
    throw new RangeError('transaction');
  const [chainId, nonce, maxPriorityFeePerGas, maxFeePerGas, gasLimit, to, value, data] = item;
  integerOf(nonce);
  return {
    chainId: integerOf(chainId),
    maxPriorityFeePerGas: integerOf(maxPriorityFeePerGas),
    maxFeePerGas: integerOf(maxFeePerGas),
    gasLimit: integerOf(gasLimit),
    to: bytesOf(to),
    value: integerOf(value),
    data: bytesOf(data),
    hasAccessList: item[8].length > 0,
  };
}
