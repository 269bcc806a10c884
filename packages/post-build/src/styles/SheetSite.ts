import type { Has } from './selectors.ts';

/** The names in a site, by which its style sheet is split. */
export interface SheetSite {
  /** Tests for names on each page. */
  pages: readonly Has[];
  /** Tests for names that scripts may add. */
  scripts: Has;
  /** Tags and classes of all elements on the pages: `a.menu.open`. */
  elements: Iterable<string>;
}
