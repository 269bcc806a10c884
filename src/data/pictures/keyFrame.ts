import { withFacts } from '../withFacts.ts';
import screens from './keyFrame.json';
import type { Screen } from './Screen.ts';

/** The dialogs of the key frame, in front of an app's page. */
export default withFacts(screens) as Readonly<Record<keyof typeof screens, Screen>>;
