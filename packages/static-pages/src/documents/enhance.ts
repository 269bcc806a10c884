import { listen as listenToSymbols } from '../../../../src/components/SymbolTips/listen.ts';
import { listenToTabs, restoreTabs } from '../../../../src/components/Tabs/tabs.ts';
import { isHydrated } from './isHydrated.ts';
import { loadLateStyles } from './lateStyles.ts';
import { listenToLinks, navigate } from './navigation.ts';
import { savedPosition } from './savedPosition.ts';
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

/** Events by which a reader moves on in a page. A `scroll` may also be the browser's own. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

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
  // A page that the app opens is scrolled by the app.
  let hasMoved = isHydrated();
  const isReturning = savedPosition() !== undefined;
  if (!hasMoved) {
    for (const sign of MOVES)
      window.addEventListener(sign, () => (hasMoved = true), { capture: true, once: true, passive: true });
  }
  const script = import(
    /* webpackChunkName: "api-reference" */ '../../../api-page/src/browser/reference/addListeners.ts'
  );
  const start = async () => {
    const { addListeners } = await script;
    if (text === reference) stopReference = addListeners(text, hasMoved, isReturning);
  };
  // Before the late styles, the buttons that it adds would move the text. Without them, the reference works unstyled.
  void Promise.all([script, loadLateStyles().finally(start)]);
}
