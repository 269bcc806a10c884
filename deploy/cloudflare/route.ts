import { prefersMarkdown } from '../accept.ts';
import { fileOf } from '../cleanUrls.ts';
import { extensionOf, mediaTypes, mediaTypesByPath } from '../rules/mediaTypes.ts';

/** The data of the built site that the worker needs. It's embedded in the worker's bundle. */
export interface WorkerSite {
  /** Path of the site below its origin, with a slash at both ends. */
  base: string;
  /** The Content-Security-Policy of every response. */
  policy: string;
  /** Each page's only address below the base, with its trailing slash, if any, and its Markdown, if there's any. */
  pages: readonly (readonly [path: string, markdown?: string])[];
  /** Each page's old addresses below the base, each with the new addresses of the page and of its Markdown. */
  moved: readonly (readonly [path: string, to: string, markdownTo: string])[];
}

/** The file that is sent for an unknown address. */
export type MissingPage = '404.html' | '404.md';

/** The response to a request. All paths are relative to the base. */
export type Route =
  /** A file, which may be missing. */
  | { file: string }
  /** Another address, possibly with an anchor. */
  | { to: string }
  | { missing: MissingPage }
  /** An invalid path. */
  | { refused: 400 };

/** Matches alternative addresses of a page, which are `/x/index.html`, `/x/index` and `/x.html`. */
const OTHER_NAME = /^(.*?)(?:(?:^|\/)index(?:\.html)?|\.html)$/;

export const missingPage = (accept: string | null): MissingPage =>
  prefersMarkdown(accept) ? '404.md' : '404.html';

/** Matches invalid paths, which have a percent sign without two digits, or a null character. */
const NO_PATH = /%(?![\da-f]{2})|%00/i;
/** Matches names that no file of the site has, regardless of how a host would interpret them. */
const NO_NAME = /[\p{Cc}\\]|\/\.\.?(?:\/|$)/u;

/** Decodes a path as nginx does, and merges repeated slashes. */
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
 * Returns the route of an address, by the same rules as the locations in `deploy/nginx/locations.ts`. Each page has one
 * address, no other file has two names, and clients that prefer Markdown get it.
 * @param address - the path of a URL, as it was sent
 */
export function route({ base, pages, moved }: WorkerSite, address: string, accept: string | null): Route {
  const missing: Route = { missing: missingPage(accept) };
  if (NO_PATH.test(address)) return { refused: 400 };
  const decodedPath = readPath(address);
  if (decodedPath === undefined) return missing;
  if (`${decodedPath}/` === base) return { to: '' };
  if (!decodedPath.startsWith(base)) return missing;
  const path = decodedPath.slice(base.length);
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

/** Whether a path is that of a file. HTML that isn't a page is a part of one, and few files have no extension. */
const isAFile = (path: string, extension: string): boolean =>
  extension === 'html' || Object.hasOwn(mediaTypesByPath, path);
