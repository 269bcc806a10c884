import { fromBase64Url } from '../base64.ts';

/** The minimum size in the W3C Recommendation, which keeps a list from revealing which passport is looked up. */
const FEWEST_BYTES = 16_384;
/** Space for 16 million passports. The limit exists because a few bytes of gzip can expand to gigabytes. */
const MOST_BYTES = 2_097_152;

/**
 * Decodes the bits of a status list, which is gzip-compressed and encoded as base64url after a `u`.
 *
 * @returns a function that returns the bit at an index, starting with the highest bit of the first byte, or `undefined`
 * for an index out of range; `null` when the text isn't such a list
 * @internal
 */
export async function readBits(encoded: unknown): Promise<((index: number) => boolean | undefined) | null> {
  if (typeof encoded !== 'string' || encoded.length > MOST_BYTES * 2) return null;
  const [, base64] = /^u([\w-]+)$/.exec(encoded) ?? [];
  if (base64 === undefined) return null;
  let bytes: Uint8Array;
  try {
    bytes = await decompress(fromBase64Url(base64));
  } catch {
    // Invalid base64url or gzip, a wrong checksum, or a list that is too long.
    return null;
  }
  if (bytes.length < FEWEST_BYTES) return null;
  return (index) => {
    const byte = bytes[Math.floor(index / 8)];
    return byte === undefined ? undefined : ((byte >>> (7 - (index % 8))) & 1) === 1;
  };
}

async function decompress(compressed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const bytes = new Uint8Array(MOST_BYTES);
  let length = 0;
  const reader = new Blob([compressed]).stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return bytes.subarray(0, length);
    if (length + value.length > MOST_BYTES) {
      await reader.cancel();
      throw new RangeError('The list is too long.');
    }
    bytes.set(value, length);
    length += value.length;
  }
}
