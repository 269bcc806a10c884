import type { OfEachKey } from './KeyServer.ts';
import type { KeyShare } from './KeyShares.ts';
import { wipe } from './wipe.ts';

/** Computes a share of each key, passes both to a function, and wipes them afterwards, even after an error. */
export async function withEachShare<T>(
  make: (kind: keyof OfEachKey<KeyShare>) => Promise<KeyShare>,
  work: (shares: OfEachKey<KeyShare>) => Promise<T>,
): Promise<T> {
  const evm = await make('evm');
  try {
    const stellar = await make('stellar');
    try {
      return await work({ evm, stellar });
    } finally {
      wipe(stellar);
    }
  } finally {
    wipe(evm);
  }
}
