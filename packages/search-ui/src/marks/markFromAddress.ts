import { highlightParameter } from '../../../../src/config/search.ts';
import type * as Marks from './marks.ts';

let marks: typeof Marks | undefined;

/**
 * Marks the words named in the address, and removes them from it, so that a shared address contains no search.
 *
 * @param prepare - loads the style of the marks, if it may be missing
 */
export function markFromAddress(prepare?: () => Promise<void>): void {
  const address = new URL(window.location.href);
  const words = address.searchParams.getAll(highlightParameter);
  if (words.length === 0) return;
  const { href } = address;
  Promise.all([import(/* webpackChunkName: "marks" */ './marks.ts'), prepare?.()]).then(
    ([loaded]) => {
      marks = loaded;
      // The reader has moved on, or the app has already handled the address.
      if (window.location.href !== href) return;
      marks.showMarks(words, address.hash.slice(1));
      address.searchParams.delete(highlightParameter);
      window.history.replaceState(window.history.state, '', address);
    },
    // The page is readable without marks.
    () => undefined,
  );
}

/** Removes the marks, if there are any. */
export const unmark = (): void => marks?.removeMarks();
