import type { PluginOptions } from '@easyops-cn/docusaurus-search-local';

/** Areas that a search can be narrowed to. The first path that matches wins, so the narrow ones come first. */
export const searchContexts = [
  { label: 'Base SDK', path: 'api/sdk-base' },
  { label: 'React SDK', path: 'api/sdk-react' },
  { label: 'SDKs', path: 'api' },
];

/** What the box shows: so many suggestions, excerpts of so many characters. The worker and the page read these too. */
export const searchLimits = { suggestions: 8, excerpt: 50 } as const;

/** The keys that lead to the box. */
export const searchKeymap = 'mod+k';

/** The settings of the search plugin, whose own index is replaced by that of src/plugins/builtSite/search. */
export const searchOptions: Partial<PluginOptions> = {
  // Only its own index's address has a hash of all pages' sources, and to make it takes time at every start.
  hashed: false,
  indexBlog: false,
  highlightSearchTermsOnTargetPage: true,
  searchResultLimits: searchLimits.suggestions,
  searchResultContextMaxLength: searchLimits.excerpt,
  searchBarShortcut: true,
  searchBarShortcutHint: true,
  searchBarShortcutKeymap: searchKeymap,
  searchBarPosition: 'right',
  searchContextByPaths: searchContexts,
  useAllContextsWithNoSearchContext: true,
};
