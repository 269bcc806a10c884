/** Areas to which a search can be limited. The first matching path wins, so the most specific ones come first. */
export const searchContexts = [
  { label: 'Base SDK', path: 'api/sdk-base' },
  { label: 'React SDK', path: 'api/sdk-react' },
  { label: 'SDKs', path: 'api' },
];

/**
 * Returns the first search context that contains a page.
 *
 * @param path - path of the page, relative to the site's base
 */
export const contextAt = (path: string): { path: string; label: string } =>
  searchContexts.find((context) => `${path}/`.startsWith(`${context.path}/`)) ?? { path: '', label: '' };

/**
 * The numbers of hits in the search box and on the search page, and the lengths of their excerpts in characters.
 * Readers don't read more.
 */
export const searchLimits = {
  box: { hits: 8, excerpt: 50 },
  // As many hits of each kind as a reader may look through, because the page can show one kind alone.
  page: { hits: 500, ofKind: 100, excerpt: 140 },
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
