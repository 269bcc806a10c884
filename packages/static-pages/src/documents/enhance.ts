import { listen as listenToSymbols } from '../../../../src/components/SymbolTips/listen.ts';
import { listenToTabs, restoreTabs } from '../../../../src/components/Tabs/tabs.ts';
import { loadLateStyles } from './lateStyles.ts';
import { listenToLinks, navigate } from './navigation.ts';
import { listenToSearch } from './search.ts';
import { BODY_ID } from '../../../model/src/PageData.ts';

let listens = false;

/**
 * Starts the features that use one set of document-wide listeners and so also work for content added later.
 *
 * @param onAnswer - called when the reader has got answers of the search
 */
export function startListening(onAnswer?: () => void): void {
  if (listens) return;
  listens = true;
  listenToTabs();
  listenToSymbols(navigate);
  listenToLinks();
  listenToSearch(onAnswer);
}

/** Makes the static markup in a text interactive. Can be called repeatedly. */
export async function enhance(root: HTMLElement | null): Promise<void> {
  if (!root) return;
  restoreTabs(root);
  enhanceReference(root);
  const [{ addControls }] = await Promise.all([
    import(/* webpackChunkName: "controls" */ './addControls.ts'),
    loadLateStyles(),
  ]);
  addControls(root);
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
  void import(
    /* webpackChunkName: "api-reference" */ '../../../api-page/src/browser/reference/addListeners.ts'
  ).then(({ addListeners }) => {
    if (text === reference) stopReference = addListeners(text);
  });
}
