import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import { malformed } from './malformed.ts';

/** The least that the W3C Recommendation asks for, so that a list tells nobody which passport is looked at. */
const FEWEST_BYTES = 16_384;
/** Room for 16 million passports. A few bytes of gzip can become gigabytes. */
const MOST_BYTES = 2_097_152;

const refusal = () => malformed('statusList', 'its bits cannot be read');

/**
 * Reads the bits of a status list: base64url after a `u`, compressed with gzip.
 *
 * @returns whether the bit at a place is set; the first is the highest of the first byte
 * @throws {@link SdkError} of type `InvalidArgument` when the text is no such list, or has no such place
 * @throws {@link SdkError} of type `NotSupported` when the platform cannot decompress
 * @internal
 */
export async function readBits(encoded: unknown): Promise<(index: number) => boolean> {
  if (typeof encoded !== 'string' || encoded.length > MOST_BYTES * 2) throw refusal();
  const [, base64] = /^u([\w-]+)$/.exec(encoded) ?? [];
  if (base64 === undefined) throw refusal();
  let compressed: Uint8Array<ArrayBuffer>;
  try {
    const binary = atob(base64.replaceAll('-', '+').replaceAll('_', '/'));
    compressed = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    throw refusal();
  }
  const bytes = await decompress(compressed);
  if (bytes.length < FEWEST_BYTES) throw refusal();
  return (index) => {
    const byte = bytes[index >>> 3];
    if (byte === undefined || index >= bytes.length * 8)
      throw malformed('statusList', 'it has no place for the passport');
    return ((byte >>> (7 - (index & 7))) & 1) === 1;
  };
}

async function decompress(compressed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (typeof DecompressionStream === 'undefined') {
    throw new SdkError(SdkErrorType.NotSupported, {
      message: 'The platform cannot decompress a status list.',
      details: { feature: 'DecompressionStream' },
    });
  }
  const bytes = new Uint8Array(MOST_BYTES);
  let length = 0;
  const reader = new Blob([compressed]).stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return bytes.subarray(0, length);
      if (length + value.length > MOST_BYTES) throw refusal();
      bytes.set(value, length);
      length += value.length;
    }
  } catch {
    // What is no gzip, has a wrong checksum, or is longer than any list.
    await reader.cancel().catch(() => undefined);
    throw refusal();
  }
}
