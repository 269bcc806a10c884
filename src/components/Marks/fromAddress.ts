import { highlightParameter } from '../../config/search.ts';
import type * as Marks from './marks.ts';

let marks: typeof Marks | undefined;

/**
 * Marks the words that the address names, and takes them out of it: who shares the page shares no search.
 *
 * @param prepare - loads the marks' style, where it may not be there yet
 */
export function markFromAddress(prepare?: () => Promise<void>): void {
  const address = new URL(window.location.href);
  const words = address.searchParams.getAll(highlightParameter);
  if (words.length === 0) return;
  const { href } = address;
  Promise.all([import(/* webpackChunkName: "marks" */ './marks.ts'), prepare?.()]).then(
    ([loaded]) => {
      marks = loaded;
      // The reader has gone on, or the app was as fast as the bootstrap.
      if (window.location.href !== href) return;
      marks.showMarks(words, address.hash.slice(1));
      address.searchParams.delete(highlightParameter);
      window.history.replaceState(window.history.state, '', address);
    },
    // The page can be read without them.
    () => undefined,
  );
}

/** Takes the marks away, if there are any. */
export const unmark = (): void => marks?.removeMarks();
