import type { OfEachKey } from './KeyServer.ts';
import type { KeyShare } from './KeyShares.ts';
import { wipe } from './wipe.ts';

/** Makes a share of each key, lets a function use them, and wipes them, also when something throws. */
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
