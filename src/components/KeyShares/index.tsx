import type { ReactNode } from 'react';
import PlaceMap from '../PlaceMap/index.tsx';
import { narrow, wide } from './layout.ts';

const description =
  'In the browser, your page holds no share and talks to the key frame by postMessage. The key frame, on Nacre’s own origin, holds the device share, joins two shares for the moment of a signature, and wipes what JavaScript can wipe. Nacre’s servers hold the session share, for a signed-in user, and the recovery share as cipher text that only the user’s passkey or recovery password opens, in the key frame. Both travel to the key frame only.';

/** The picture of the page, the key frame and Nacre's servers, with the share that each holds. */
export default function KeyShares(): ReactNode {
  return <PlaceMap of={{ label: 'Where the three key shares live', description, wide, narrow }} />;
}
