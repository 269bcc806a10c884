import { invalid } from '../invalid.ts';
import type { Page, Site } from './Site.ts';

/** A page that was asked for, and the section of it. */
export interface PageAddress {
  route: string;
  anchor: string;
}

/** What the address of every page begins with as a resource. */
export const RESOURCE_ROOT = 'nacre-docs://page';

/**
 * Reads what a client calls a page: a path, the path of its Markdown, the whole address, or the resource's. What leads
 * out of the site is refused. A path only ever names a page of the list, so nothing else can be read with it.
 */
export function readAddress(given: string, { url, baseUrl }: Pick<Site, 'url' | 'baseUrl'>): PageAddress {
  const outside = () =>
    invalid(`"${given.slice(0, 100)}" is outside the site: give a path such as /products/nacre-auth`);
  let text = given.trim();
  if (text === url || text.startsWith(`${url}/`) || text.startsWith(`${url}#`))
    text = text.slice(url.length) || '/';
  else if (text.startsWith(`${RESOURCE_ROOT}/`)) text = text.slice(RESOURCE_ROOT.length);
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(text)) throw outside();
  // Control characters and backslashes stand in no path of the site.
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

/** The page at a route or at an old one, written with or without its last slash, with small or large letters. */
export function pageAt({ pages, moved }: Pick<Site, 'pages' | 'moved'>, asked: string): Page | undefined {
  const route = moved.get(asked) ?? asked;
  const found = pages.get(route) ?? pages.get(`${route}/`);
  if (found) return found;
  const like = route.toLowerCase();
  return [...pages.values()].find((page) => page.route.toLowerCase().replace(/(?<=.)\/$/, '') === like);
}
