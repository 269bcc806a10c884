/** The field of the search box, as the server draws it. */
export const SEARCH_FIELD = '[role="search"] input';
