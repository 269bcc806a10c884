import { escapeRegExp } from '../../../packages/model/src/escapeRegExp.ts';
import { withoutTrailingSlash } from '../../../packages/model/src/routes.ts';
import { site } from '../../../src/config/site.ts';

/** Matches the text before the address of a page, other than a character that no address contains. */
const ORIGINS = [
  escapeRegExp(site.links.docs),
  'localhost:\\d+',
  '127\\.0\\.0\\.1:\\d+',
  '-docs:\\/\\/page',
].join('|');
/** Matches the text required before a short address, because a bare `/mcp` may be another kind of path. */
const LINKS = [`(?:${ORIGINS})`, '\\]\\(', '\\b(?:to|href|slug)(?:=\\{?|:\\s*)[\'"`]'].join('|');

/** The names of a page in texts and code. */
export interface Names {
  route: string;
  /** The path of its file. Generated pages have none. */
  file?: string;
  /** The id in sidebars. */
  id?: string;
}

const isShort = (route: string): boolean => !withoutTrailingSlash(route).slice(1).includes('/');

/**
 * Returns a pattern for the address of a page, with an optional trailing slash. It doesn't match longer addresses with
 * the same start.
 */
export function addressPattern(route: string): RegExp {
  const before = isShort(route) ? `(?<=${LINKS})` : `(?<=^|[^\\w/.-]|${ORIGINS})`;
  return new RegExp(
    `${before}${escapeRegExp(withoutTrailingSlash(route))}\\/?(?![\\w/-]|\\.(?!md\\b|html\\b)\\w)`,
    'gm',
  );
}

export function rename(text: string, from: Names, to: Names): string {
  let renamed = text.replace(addressPattern(from.route), (_, offset: number, source: string) =>
    // The address of a file of the page, such as `/page.md`, has no trailing slash before its extension.
    /^\.\w/.test(source.slice(offset + withoutTrailingSlash(from.route).length))
      ? withoutTrailingSlash(to.route)
      : to.route,
  );
  if (from.file && to.file && from.file !== to.file)
    renamed = renamed.replace(
      new RegExp(`(?<![\\w/-])${escapeRegExp(from.file)}(?![\\w-])`, 'g'),
      () => to.file ?? '',
    );
  // Code also names a page by its path without the leading slash.
  const [path, next] = [from, to].map(({ route }) => withoutTrailingSlash(route).slice(1)) as [
    string,
    string,
  ];
  if (!isShort(from.route))
    renamed = renamed.replace(
      new RegExp(`(?<=['"\`])${escapeRegExp(path)}(?=['"\`#?]|\\.(?:md|html)\\b|\\/index\\.html)`, 'g'),
      () => next,
    );
  return renamed;
}
