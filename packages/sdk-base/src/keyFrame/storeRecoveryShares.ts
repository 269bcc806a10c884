import type { KeyFrameOptions } from './KeyFrameOptions.ts';
import { withEachShare } from './withEachShare.ts';
import { restoreShare } from './restoreShare.ts';
import { type RecoveryProof, sealRecovery } from './sealRecovery.ts';
import { withTwoShares } from './withTwoShares.ts';

/**
 * Computes the recovery shares from the other two, encrypts them and sends them to the servers. It never combines a
 * key.
 */
export function storeRecoveryShares(
  options: KeyFrameOptions,
  { userId, accessToken }: { userId: string; accessToken: string },
  proof: RecoveryProof,
): Promise<void> {
  return withEachShare(
    (kind) =>
      withTwoShares(options, { userId, accessToken, kind }, (deviceShare, sessionShare) =>
        restoreShare('recovery', deviceShare, sessionShare),
      ),
    async (shares) => options.server.putRecovery(accessToken, await sealRecovery(shares, proof, userId)),
  );
}
