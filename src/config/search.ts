import type { PluginOptions } from '@easyops-cn/docusaurus-search-local';

/** Areas that a search can be narrowed to. The first path that matches wins, so the narrow ones come first. */
export const searchContexts = [
  { label: 'Base SDK', path: 'api/sdk-base' },
  { label: 'React SDK', path: 'api/sdk-react' },
  { label: 'SDKs', path: 'api' },
];

/** The local search: what is indexed, what the box does, and the areas it can be narrowed to. */
export const searchOptions: Partial<PluginOptions> = {
  hashed: true,
  language: ['en'],
  indexDocs: true,
  indexBlog: false,
  indexPages: false,
  // Both docs instances have to be named in both lists, or the index is silently empty.
  docsRouteBasePath: ['/', '/api'],
  docsDir: ['docs', 'api'],
  // Identifiers hold `get`, `from`, `on` …: they must not be dropped as stop words.
  removeDefaultStopWordFilter: ['en'],
  highlightSearchTermsOnTargetPage: true,
  searchResultLimits: 8,
  searchResultContextMaxLength: 50,
  searchBarShortcut: true,
  searchBarShortcutHint: true,
  searchBarShortcutKeymap: 'mod+k',
  searchBarPosition: 'right',
  searchContextByPaths: searchContexts,
  useAllContextsWithNoSearchContext: true,
};
