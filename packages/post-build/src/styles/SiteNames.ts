import type { HasName } from './selectors.ts';

/** The names in a site, by which its style sheet is split. */
export interface SiteNames {
  /** Tests for names on each page. */
  pages: readonly HasName[];
  /** Tests for names that scripts may add. */
  scripts: HasName;
  /** Tags and classes of all elements on the pages: `a.menu.open`. */
  elements: Iterable<string>;
}
