import type { Has } from './selectors.ts';

/** What is known of the site that a sheet is for. */
export interface SheetSite {
  /** What there is on each page. */
  pages: readonly Has[];
  /** What scripts may bring. */
  scripts: Has;
  /** What stands together on an element of a page: `a.menu.open`. */
  elements: Iterable<string>;
}
