import { fetchIndexes } from '../../../search/src/client.ts';
import { contextAt } from '../../../../src/config/search.ts';
import { isShortcut } from '../../../search-ui/src/SearchBox/shortcut.ts';
import { loadSearchStyles } from './lateStyles.ts';
import { navigate } from './navigation.ts';

declare const __webpack_public_path__: string;

const FIELD = '.navbar__search-input';

/** Whether Enter was pressed before the box was loaded. */
let isEntered = false;
let onAnswered: (() => void) | undefined;

/** Loads the search box. The styles come first, because the box waits for them. */
const load = () =>
  Promise.all([
    loadSearchStyles(),
    import(/* webpackChunkName: "search" */ '../../../search-ui/src/SearchBox/showBox.tsx'),
  ]);

function prefetchIndex(): void {
  const base = __webpack_public_path__;
  // The search box reports a failed load.
  fetchIndexes(base, contextAt(window.location.pathname.slice(base.length)).path).catch(() => undefined);
}

/** Makes a field search, with a React root of its own that doesn't wait for the app. */
export async function showSearch(field: HTMLInputElement): Promise<void> {
  const [, { showBox }] = await load();
  showBox({ field, navigate, onAnswered }, isEntered);
  isEntered = false;
}

/**
 * Loads the search when the reader turns to its field or presses the shortcut.
 *
 * @param onAnswer - called when the reader has got answers
 */
export function listenToSearch(onAnswer?: () => void): void {
  onAnswered = onAnswer;
  const on = (type: string, act: (field: HTMLInputElement, event: Event) => void) =>
    document.addEventListener(type, (event) => {
      const { target } = event;
      const field = target instanceof Element && target.closest('.navbar__search')?.querySelector(FIELD);
      if (field) act(field as HTMLInputElement, event);
    });
  on('pointerover', () => {
    load().catch(() => undefined);
    prefetchIndex();
  });
  on('focusin', (field) => {
    void showSearch(field);
    prefetchIndex();
  });
  on('submit', (field, event) => {
    event.preventDefault();
    isEntered = true;
    void showSearch(field);
  });
  document.addEventListener('keydown', (event) => {
    const field = isShortcut(event) && document.querySelector<HTMLInputElement>(FIELD);
    if (!field) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
}
