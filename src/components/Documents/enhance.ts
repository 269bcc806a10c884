import { addAllButtons } from '../CodeBlock/buttons.ts';
import { watchRegions } from '../ScrollTable/watchRegion.ts';
import { listen as listenToSymbols } from '../SymbolTips/listen.ts';
import { listenToTabs, restoreTabs } from '../Tabs/tabs.ts';
import { listenToLinks, navigate } from './navigation.ts';
import { BODY_ID } from './PageData.ts';

let listens = false;

/** Starts what works by one set of listeners for the whole document, whatever comes into it later. */
export function startListening(): void {
  if (listens) return;
  listens = true;
  listenToTabs();
  listenToSymbols(navigate);
  listenToLinks();
}

/** Brings to life what stands in a text as markup. Doing it again changes nothing. */
export function enhance(root: HTMLElement | null): void {
  if (!root) return;
  restoreTabs(root);
  addAllButtons(root);
  watchRegions(root);
  enhanceReference(root);
}

let reference: HTMLElement | undefined;
let stopReference: (() => void) | undefined;

/** The API reference has a script of its own, which no other page loads. */
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
