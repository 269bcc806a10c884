import { searchContexts } from '@site/src/config/search';

/**
 * Returns the first search context that contains a page.
 *
 * @param path - path of the page, relative to the site's base
 */
export const contextAt = (path: string): { path: string; label: string } =>
  searchContexts.find((context) => `${path}/`.startsWith(`${context.path}/`)) ?? {
    path: '',
    label: '',
  };
