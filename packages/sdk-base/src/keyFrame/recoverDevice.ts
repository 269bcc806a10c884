import { storeDeviceShares } from './deviceShares.ts';
import type { KeyFrameOptions } from './KeyFrameOptions.ts';
import { withEachShare } from './withEachShare.ts';
import { openRecovery } from './openRecovery.ts';
import { restoreShare } from './restoreShare.ts';
import type { RecoveryProof } from './sealRecovery.ts';
import { wipe } from './wipe.ts';

/**
 * Decrypts the recovery shares, computes the device shares from them and the session shares, and stores the device
 * shares. It never combines a key.
 */
export async function recoverDevice(
  { server, device }: KeyFrameOptions,
  { userId, accessToken }: { userId: string; accessToken: string },
  proof: RecoveryProof,
): Promise<void> {
  const opened = await openRecovery(await server.getRecovery(accessToken, proof.method), proof, userId);
  try {
    await withEachShare(
      async (kind) => {
        const sessionShare = await server.releaseSessionShare(accessToken, kind);
        try {
          return await restoreShare('device', sessionShare, opened[kind]);
        } finally {
          wipe(sessionShare);
        }
      },
      (shares) => storeDeviceShares(device, userId, shares, true),
    );
  } finally {
    wipe(opened.evm, opened.stellar);
  }
}
