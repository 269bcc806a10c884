import { addAllButtons } from '../../../../src/components/CodeBlock/buttons.ts';
import { watchRegions } from '../../../../src/components/ScrollTable/watchRegion.ts';
import { followSdk } from '../../../../src/components/SdkSwitch/followSdk.ts';

/** Adds what a text only needs once a reader uses the page. */
export function addControls(root: HTMLElement): void {
  addAllButtons(root);
  watchRegions(root);
  void followSdk();
}
