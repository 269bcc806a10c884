import type { PublicKey } from '../signer/Signer.ts';
import { openDeviceShare } from './deviceShares.ts';
import type { KeyFrameOptions } from './KeyFrameOptions.ts';
import type { KeyShare } from './KeyShares.ts';
import { wipe } from './wipe.ts';

/** Decrypts the device share, requests the session share, passes both to a function, and wipes them afterwards. */
export async function withTwoShares<T>(
  { server, device }: Pick<KeyFrameOptions, 'server' | 'device'>,
  { userId, accessToken, kind }: { userId: string; accessToken: string; kind: PublicKey['kind'] },
  work: (deviceShare: KeyShare, sessionShare: KeyShare) => Promise<T>,
): Promise<T> {
  const deviceShare = await openDeviceShare(await device.get(userId), userId, kind);
  try {
    const sessionShare = await server.releaseSessionShare(accessToken, kind);
    try {
      return await work(deviceShare, sessionShare);
    } finally {
      wipe(sessionShare);
    }
  } finally {
    wipe(deviceShare);
  }
}
