import type { PluginOptions } from '@easyops-cn/docusaurus-search-local';

/** Areas to which a search can be limited. The first matching path wins, so the most specific ones come first. */
export const searchContexts = [
  { label: 'Base SDK', path: 'api/sdk-base' },
  { label: 'React SDK', path: 'api/sdk-react' },
  { label: 'SDKs', path: 'api' },
];

/**
 * The numbers of hits in the search box and on the search page, and the lengths of their excerpts in characters.
 * Readers don't read more.
 */
export const searchLimits = {
  box: { hits: 8, excerpt: 50 },
  page: { hits: 100, excerpt: 140 },
} as const;

/**
 * The time in milliseconds after which a query without an answer is reported. Longer than the timeout of an index
 * chunk, so that the other chunks have a chance to answer.
 */
export const answerLateAfter = 15_000;

/** The query parameter with the searched words. */
export const highlightParameter = '_highlight';

/** The key that focuses the search box, together with Ctrl, or ⌘ on a Mac. */
export const searchKey = 'k';

/**
 * The settings of @easyops-cn/docusaurus-search-local. It brings the route of the search page, the theme's places that
 * our box and page take, and the check of these settings. Ours are the index (packages/search/), the worker that reads it, the
 * box, the page, their keys and the marks: its own index is one file with all texts, which is fetched completely before the
 * first answer, its box has no names for those who listen, and it marks letters inside words.
 */
export const searchOptions: Partial<PluginOptions> = {
  // Only the URL of the package's own index uses a hash of all pages' sources, and computing it slows down every start.
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
