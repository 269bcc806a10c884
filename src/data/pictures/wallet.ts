import type { Screen } from './Screen.ts';
import screens from './wallet.json';

export default screens as Readonly<Record<keyof typeof screens, Screen>>;
