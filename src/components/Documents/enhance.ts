import { addAllButtons } from '../CodeBlock/buttons.ts';
import { watchRegions } from '../ScrollTable/watchRegion.ts';
import { listen as listenToSymbols } from '../SymbolTips/listen.ts';
import { listenToTabs, restoreTabs } from '../Tabs/tabs.ts';
import { listenToLinks, navigate } from './navigation.ts';

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
export function enhance(root: HTMLElement): void {
  restoreTabs(root);
  addAllButtons(root);
  watchRegions(root);
  enhanceReference(root);
}

let stopReference: (() => void) | undefined;
let reference: HTMLElement | null = null;

/** The API reference has a script of its own, which no other page loads. */
function enhanceReference(root: HTMLElement): void {
  const status = root.querySelector<HTMLElement>('[data-api-reference]');
  if (status === reference) return;
  stopReference?.();
  stopReference = undefined;
  reference = status;
  if (!status) return;
  void import(/* webpackChunkName: "api-reference" */ '../ApiReference/addListeners.ts').then(
    ({ addListeners }) => {
      if (status === reference)
        stopReference = addListeners({ navigate, announce: (text) => (status.textContent = text) });
    },
  );
}
