/** ID of the search page's element into which the build inserts the list of all pages. */
export const PAGE_LIST = 'page-list';
