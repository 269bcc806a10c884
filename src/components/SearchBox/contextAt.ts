import { searchContexts } from '@site/src/config/search';

/**
 * The context that a page belongs to: the first one that fits.
 *
 * @param path - the page's, from the site's base on
 */
export const contextAt = (path: string): { path: string; label: string } =>
  searchContexts.find((one) => path === one.path || path.startsWith(`${one.path}/`)) ?? {
    path: '',
    label: '',
  };
