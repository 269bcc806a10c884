import { site } from '../../../src/config/site.ts';

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** What the address of a page may stand behind, besides a sign that's in no address. */
const ORIGINS = [
  literally(site.links.docs),
  'localhost:\\d+',
  '127\\.0\\.0\\.1:\\d+',
  '-docs:\\/\\/page',
].join('|');
/** What a short address has to stand behind: by itself, `/mcp` may be the path of something else. */
const LINKS = [`(?:${ORIGINS})`, '\\]\\(', '\\b(?:to|href|slug)(?:=\\{?|:\\s*)[\'"`]'].join('|');

/** What a page is called in texts and code. */
export interface Names {
  route: string;
  /** Path of its file; none of a page that is generated. */
  file?: string;
  /** As sidebars name it. */
  id?: string;
}

/** An address without the slash that may be at its end. */
export const bare = (address: string): string => address.replace(/(.)\/$/, '$1');
const isShort = (route: string): boolean => !bare(route).slice(1).includes('/');

/** The address of a page, with the slash that may be at its end. Longer addresses that begin alike aren't meant. */
export function addressPattern(route: string): RegExp {
  const before = isShort(route) ? `(?<=${LINKS})` : `(?<=^|[^\\w/.-]|${ORIGINS})`;
  return new RegExp(`${before}${literally(bare(route))}\\/?(?![\\w/-]|\\.(?!md\\b|html\\b)\\w)`, 'gm');
}

/** A text in which a page has other names. */
export function rename(text: string, from: Names, to: Names): string {
  let renamed = text.replace(addressPattern(from.route), (_, at: number, whole: string) =>
    // The address of a file of the page has no slash in it.
    /^\.\w/.test(whole.slice(at + bare(from.route).length)) ? bare(to.route) : to.route,
  );
  if (from.file && to.file && from.file !== to.file)
    renamed = renamed.replace(
      new RegExp(`(?<![\\w/-])${literally(from.file)}(?![\\w-])`, 'g'),
      () => to.file ?? '',
    );
  // In code, a page is named by its path without the first slash, too.
  const [path, next] = [from, to].map(({ route }) => bare(route).slice(1)) as [string, string];
  if (!isShort(from.route))
    renamed = renamed.replace(
      new RegExp(`(?<=['"\`])${literally(path)}(?=['"\`#?]|\\.(?:md|html)\\b|\\/index\\.html)`, 'g'),
      () => next,
    );
  return renamed;
}
