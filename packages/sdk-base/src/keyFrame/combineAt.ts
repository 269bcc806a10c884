import { combine } from 'shamir-secret-sharing';
import { CryptoError } from '../errors/CryptoError.ts';
import { CryptoErrorType } from '../errors/CryptoErrorType.ts';
import { wipe } from './wipe.ts';

/**
 * Interpolates two shares at a place: the key at zero, a share elsewhere.
 *
 * The audited `combine` only interpolates at zero. In GF(256), addition is an exclusive or, so shifting both shares by
 * the place moves the wanted value to zero.
 */
export async function combineAt(
  place: number,
  shares: readonly [Uint8Array, Uint8Array],
): Promise<Uint8Array<ArrayBuffer>> {
  // Copies into plain arrays, because `combine` refuses a Buffer.
  const moved = shares.map((share) => {
    const copy = new Uint8Array(share);
    copy[copy.length - 1] = (copy.at(-1) ?? 0) ^ place;
    return copy;
  });
  try {
    return new Uint8Array((await combine(moved)).buffer as ArrayBuffer);
  } catch (error) {
    // The shares have the same place, different lengths, or no content.
    throw new CryptoError(CryptoErrorType.KeyShareCorrupted, { cause: error });
  } finally {
    wipe(...moved);
  }
}
