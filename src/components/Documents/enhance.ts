import { addAllButtons } from '../CodeBlock/buttons.ts';
import { watchRegions } from '../ScrollTable/watchRegion.ts';
import { listen as listenToSymbols } from '../SymbolTips/listen.ts';
import { listenToTabs, restoreTabs } from '../Tabs/tabs.ts';
import { listenToLinks, navigate } from './navigation.ts';
import { BODY_ID } from './PageData.ts';

let listens = false;

/** Starts the features that use one set of document-wide listeners and so also work for content added later. */
export function startListening(): void {
  if (listens) return;
  listens = true;
  listenToTabs();
  listenToSymbols(navigate);
  listenToLinks();
}

/** Makes the static markup in a text interactive. Can be called repeatedly. */
export function enhance(root: HTMLElement | null): void {
  if (!root) return;
  restoreTabs(root);
  addAllButtons(root);
  watchRegions(root);
  enhanceReference(root);
}

let reference: HTMLElement | undefined;
let stopReference: (() => void) | undefined;

/** Loads the API reference's script on pages that contain the reference. */
export function enhanceReference(root: HTMLElement): void {
  const text = root.querySelector('.api-reference')?.closest<HTMLElement>(`#${BODY_ID}`) ?? undefined;
  if (text === reference) return;
  stopReference?.();
  stopReference = undefined;
  reference = text;
  if (!text) return;
  void import(/* webpackChunkName: "api-reference" */ '../ApiReference/addListeners.ts').then(
    ({ addListeners }) => {
      if (text === reference) stopReference = addListeners(text);
    },
  );
}
