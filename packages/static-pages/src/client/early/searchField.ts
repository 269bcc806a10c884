/** Matches the search box's field in the server's HTML. */
export const SEARCH_FIELD = '[role="search"] input';
