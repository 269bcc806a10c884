import type { PluginOptions } from '@easyops-cn/docusaurus-search-local';

/** Areas that a search can be narrowed to. The first path that matches wins, so the narrow ones come first. */
export const searchContexts = [
  { label: 'Base SDK', path: 'api/sdk-base' },
  { label: 'React SDK', path: 'api/sdk-react' },
  { label: 'SDKs', path: 'api' },
];

/** How many hits the box and the page of results show, with excerpts of how many characters. More nobody reads. */
export const searchLimits = {
  box: { hits: 8, excerpt: 50 },
  page: { hits: 100, excerpt: 50 },
} as const;

/**
 * Whoever asks is told after so many milliseconds that no answer has come: later than a piece of the index is late, so
 * that the others have a chance to answer.
 */
export const answerLateAfter = 15_000;

/** The parameter of an address with the words that were searched for. */
export const highlightParameter = '_highlight';

/** The key that leads to the box, together with Ctrl, or ⌘ on a Mac. */
export const searchKey = 'k';

/**
 * The settings of @easyops-cn/docusaurus-search-local. It brings the route of the search page, the theme's places that
 * our box and page take, and the check of these settings. Ours are the index (packages/search/), the worker that reads it, the
 * box, the page, their keys and the marks: its own index is one file with all texts, which is fetched whole before the
 * first answer, its box has no names for those who listen, and it marks letters inside words.
 */
export const searchOptions: Partial<PluginOptions> = {
  // Only its own index's address has a hash of all pages' sources, and to make it takes time at every start.
  hashed: false,
  indexBlog: false,
  highlightSearchTermsOnTargetPage: true,
  searchResultLimits: searchLimits.box.hits,
  searchResultContextMaxLength: searchLimits.box.excerpt,
  searchBarShortcut: true,
  searchBarShortcutHint: true,
  searchBarShortcutKeymap: `mod+${searchKey}`,
  searchBarPosition: 'right',
  searchContextByPaths: searchContexts,
  useAllContextsWithNoSearchContext: true,
};
