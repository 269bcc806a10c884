import { fromBase64Url } from '../base64.ts';

/** The least that the W3C Recommendation asks for, so that a list tells nobody which passport is looked at. */
const FEWEST_BYTES = 16_384;
/** Room for 16 million passports. A few bytes of gzip can become gigabytes. */
const MOST_BYTES = 2_097_152;

/**
 * Reads the bits of a status list: base64url after a `u`, compressed with gzip.
 *
 * @returns what gives the bit at a place, the first being the highest of the first byte, and `undefined` for a place that
 * there is not; or `null` when the text is no such list
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
    // What is no base64url, no gzip, has a wrong checksum, or is longer than any list.
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
