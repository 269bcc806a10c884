import assets from './assets.json';
import type { Screen } from './Screen.ts';

/** Loyalty assets as the wallet shows them: a picture, and the fields below it. */
export default assets as Readonly<Record<keyof typeof assets, Screen>>;
