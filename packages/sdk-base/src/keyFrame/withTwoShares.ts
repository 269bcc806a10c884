import type { PublicKey } from '../signer/Signer.ts';
import { openDeviceShare } from './deviceShares.ts';
import type { KeyFrameOptions } from './KeyFrameOptions.ts';
import type { KeyShare } from './KeyShares.ts';
import { wipe } from './wipe.ts';

/** Opens the device share, asks for the session share, lets a function use both, and wipes them. */
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
