import { prefersMarkdown } from '../accept.ts';
import { extensionOf, mediaTypes, mediaTypesByPath } from '../rules/mediaTypes.ts';
import type { Site } from './Site.ts';

/** What is sent where nothing is. */
export type MissingPage = '404.html' | '404.md';

/** What a request is answered with. All paths are below the base. */
export type Route =
  /** A file, which may be missing. */
  | { file: string }
  /** Another address, perhaps with an anchor. */
  | { to: string }
  | { missing: MissingPage }
  /** What is no path. */
  | { refused: 400 };

/** Other names of a page: `/x/index.html`, `/x/index`, `/x.html`. */
const OTHER_NAME = /^(.*?)(?:(?:^|\/)index(?:\.html)?|\.html)$/;

export const missingPage = (accept: string | null): MissingPage =>
  prefersMarkdown(accept) ? '404.md' : '404.html';

/** What is no path: a percent sign without its two digits, or the end of a text in C. */
const NO_PATH = /%(?![\da-f]{2})|%00/i;
/** What no file of the site is called, whatever a host would make of it. */
const NO_NAME = /[\p{Cc}\\]|\/\.\.?(?:\/|$)/u;

/** The path as nginx reads it: slashes in a row are one. */
function readPath(address: string): string | undefined {
  try {
    const path = decodeURIComponent(address).replaceAll(/\/{2,}/g, '/');
    return NO_NAME.test(path) ? undefined : path;
  } catch {
    // Not UTF-8.
    return undefined;
  }
}

/**
 * Where an address leads. It says the same as the locations of `deploy/nginx/locations.ts`: one address for each page, no
 * other file under two names, and Markdown for who prefers it.
 * @param address - the path of a URL, as it was sent
 */
export function route({ base, pages, moved }: Site, address: string, accept: string | null): Route {
  const missing: Route = { missing: missingPage(accept) };
  if (NO_PATH.test(address)) return { refused: 400 };
  const whole = readPath(address);
  if (whole === undefined) return missing;
  if (`${whole}/` === base) return { to: '' };
  if (!whole.startsWith(base)) return missing;
  const path = whole.slice(base.length);
  if (path === '404.html' || path === '404.md') return missing;
  const name = (OTHER_NAME.exec(path)?.[1] ?? path).replace(/\/$/, '');
  for (const [old, to, markdownTo] of moved) {
    if (name === old) return { to };
    if (path === `${old}.md`) return { to: markdownTo };
  }
  const extension = extensionOf(path);
  if (extension !== 'html' && Object.hasOwn(mediaTypes, extension)) return { file: path };
  const page = pages.find(([at]) => at.replace(/\/$/, '') === name);
  if (page === undefined) return isAFile(path, extension) ? { file: path } : missing;
  const [at, markdown] = page;
  if (path !== at || address.includes('//')) return { to: at };
  return { file: prefersMarkdown(accept) && markdown !== undefined ? markdown : fileOf(at) };
}

/** HTML that is no page is a part of one. Few files have no extension. */
const isAFile = (path: string, extension: string): boolean =>
  extension === 'html' || Object.hasOwn(mediaTypesByPath, path);

/** Where the HTML of a page lies, for hosts that serve `x.html` at `/x`, and `x/index.html` at `/x/`. */
export const fileOf = (path: string): string =>
  path === '' || path.endsWith('/') ? `${path}index.html` : `${path}.html`;
