import { combine } from 'shamir-secret-sharing';
import { CryptoError } from '../errors/CryptoError.ts';
import { CryptoErrorType } from '../errors/CryptoErrorType.ts';
import { wipe } from './wipe.ts';

/**
 * Computes what two shares say of one place: the key at zero, a share elsewhere.
 *
 * The audited `combine` knows zero only. In GF(256) a sum is an exclusive or, so moving both shares by the place
 * brings what is there to zero.
 */
export async function combineAt(
  place: number,
  shares: readonly [Uint8Array, Uint8Array],
): Promise<Uint8Array<ArrayBuffer>> {
  // Copies of plain type: `combine` refuses a Buffer.
  const moved = shares.map((share) => {
    const copy = new Uint8Array(share);
    copy[copy.length - 1] = (copy.at(-1) ?? 0) ^ place;
    return copy;
  });
  try {
    return new Uint8Array((await combine(moved)).buffer as ArrayBuffer);
  } catch (error) {
    // Two shares of one place, of different lengths, or none at all.
    throw new CryptoError(CryptoErrorType.KeyShareCorrupted, { cause: error });
  } finally {
    wipe(...moved);
  }
}
