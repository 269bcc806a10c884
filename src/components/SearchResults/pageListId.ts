/** Id of the element of the search page that the build puts a list of all pages in. */
export const PAGE_LIST = 'page-list';
