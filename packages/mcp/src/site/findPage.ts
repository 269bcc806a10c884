import { invalidParams, shorten } from '../invalidParams.ts';
import type { Page, Site } from './Site.ts';

/** The beginning of every page's address as a resource. */
export const RESOURCE_ROOT = 'nacre-docs://page';

/**
 * Parses a client's address of a page: a path, the path of its Markdown, the whole address, or the resource's address.
 * Throws if it leads out of the site. A path only selects a page of the list, so it can't read anything else.
 */
export function parsePageAddress(
  address: string,
  { url, baseUrl }: Pick<Site, 'url' | 'baseUrl'>,
): { route: string; anchor: string } {
  const outside = () =>
    invalidParams(`"${shorten(address)}" is outside the site: give a path such as /products/nacre-auth`);
  let text = address.trim();
  if (text === url || text.startsWith(`${url}/`) || text.startsWith(`${url}#`))
    text = text.slice(url.length) || '/';
  else if (text.startsWith(`${RESOURCE_ROOT}/`)) text = text.slice(RESOURCE_ROOT.length);
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(text)) throw outside();
  // No path of the site contains control characters or backslashes.
  // oxlint-disable-next-line no-control-regex
  if (/[\\\u0000-\u001f]/.test(text)) throw outside();
  const [before = '', anchor = ''] = text.split('#', 2);
  let route = decode(before.split('?', 1)[0] ?? '');
  if (route === undefined || route.split('/').some((part) => part === '..' || part === '.')) throw outside();
  if (!route.startsWith('/')) route = `/${route}`;
  if (baseUrl !== '/' && route.startsWith(baseUrl)) route = route.slice(baseUrl.length - 1);
  route = route
    .replace(/\.md$/, '')
    .replace(/\/index$/, '/')
    .replace(/(?<=.)\/+$/, '');
  return { route, anchor: decode(anchor) ?? '' };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Returns the page at a current or old route, with or without a trailing slash, and ignoring case. */
export function findPage(
  { pages, moved }: Pick<Site, 'pages' | 'moved'>,
  requested: string,
): Page | undefined {
  const route = moved.get(requested) ?? requested;
  const page = pages.get(route) ?? pages.get(`${route}/`);
  if (page) return page;
  const like = route.toLowerCase();
  return [...pages.values()].find((page) => page.route.toLowerCase().replace(/(?<=.)\/$/, '') === like);
}
