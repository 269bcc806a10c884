import screens from './dashboard.json';
import type { Screen } from './Screen.ts';

export default screens as Readonly<Record<keyof typeof screens, Screen>>;
