import type { ReactNode } from 'react';
import PlaceMap from '../PlaceMap/index.tsx';
import { narrow, wide } from './layout.ts';

const description =
  'In the browser, your page holds no share. It asks the key frame for a signature by postMessage, and gets the signature. The key frame is on Nacre’s own origin, whose border nothing reads across. It holds the device share. To sign, the device share and the session share, which Nacre’s servers hold for a signed-in user, are joined in the key frame for a moment, which then wipes what JavaScript can wipe. Nacre’s servers also hold the recovery share, as cipher text that only the user’s passkey or recovery password unlocks, in the key frame. Any two of the three shares restore the key: device and session for every signature, session and recovery on a new device, device and recovery without the session share. Both shares at Nacre travel to the key frame only.';

/** A diagram of the page, the key frame and Nacre's servers, with the key shares that each of them stores. */
export default function KeyShares(): ReactNode {
  return <PlaceMap of={{ label: 'Where the three key shares live', description, wide, narrow }} />;
}
