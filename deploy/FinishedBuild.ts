import fs from 'node:fs';
import path from 'node:path';
import { markdownPath } from '../src/config/markdownPath.ts';
import { mediaTypeOf } from './rules/mediaTypes.ts';
import { UserError } from './UserError.ts';

/** A page with an address. All paths are relative to the base URL and have no leading slash. */
export interface Page {
  /** Its HTML, such as `overview/changelog/index.html`. */
  file: string;
  /** Its only address, as in its canonical link, such as `overview/changelog` or `mcp/`. Empty for the home page. */
  path: string;
  /** Its Markdown, if there's any, such as `overview/changelog.md`. */
  markdown?: string;
}

/** A page's old address. All paths have the same form as those of pages. */
interface Moved {
  /** The HTML file at the old address, for hosts that can't redirect, such as `overview/old/index.html`. */
  file: string;
  /** The old address, such as `overview/old`. */
  path: string;
  /** The new address, possibly with an anchor, such as `overview/new#changes`. */
  to: string;
  /** The new address of the old page's Markdown. */
  markdownTo: string;
}

/** The output of `npm run build`, with the data that every host needs. */
export interface FinishedBuild {
  folder: string;
  /** The site's origin, without a slash at the end. */
  origin: string;
  /** Path of the site below its origin, with a slash at both ends. */
  base: string;
  /** Every file, sorted. */
  files: readonly string[];
  pages: readonly Page[];
  moved: readonly Moved[];
}

const PAGE_END = /(?:^|\/)index\.html$/;
/** Matches a redirect page, as `packages/post-build/src/redirects` writes it. */
const REDIRECT_PAGE = /<meta http-equiv="refresh" content="0; url=([^"]+)">/;
const CANONICAL = /<link(?=[^>]*\srel="?canonical"?[\s>])[^>]*\shref="?([^\s">]+)/;

/** Returns a page's address from its canonical link. */
function canonicalOf(folder: string, file: string): URL {
  const address = CANONICAL.exec(fs.readFileSync(path.join(folder, file), 'utf8'))?.[1];
  if (!address)
    throw new UserError(
      `${path.join(folder, file)} has no canonical link, which gives the page's address. Run "npm run build".`,
    );
  return new URL(address);
}

/**
 * Returns every file of a folder, sorted, with slashes on every system. Throws if one is a link, which may lead
 * anywhere, or hidden.
 */
function filesOf(folder: string): string[] {
  const entries = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .toSorted((a, b) => (path.join(a.parentPath, a.name) < path.join(b.parentPath, b.name) ? -1 : 1))
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({
      entry,
      file: path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
    }));
  for (const { entry, file } of entries) {
    const kind = entry.isFile()
      ? /(?:^|\/)\.(?!well-known\/)/.test(file) && 'a hidden file'
      : 'a link or a device';
    if (kind) throw new UserError(`${folder}/${file} is ${kind}, which must not be published. Remove it.`);
  }
  return entries.map(({ file }) => file).toSorted();
}

/** Throws if pages refer to scripts, style sheets or other pages that are missing. */
function assertComplete(folder: string, files: ReadonlySet<string>, base: string): void {
  const requireFile = (file: string, reason: string) => {
    if (!files.has(file))
      throw new UserError(
        `${folder}/ is an incomplete build: ${file}, ${reason}, is missing. Run "npm run build".`,
      );
  };
  requireFile('404.html', 'the page for unknown addresses');
  requireFile('sitemap.xml', 'the list of all pages');
  for (const [, address = ''] of fs
    .readFileSync(path.join(folder, 'sitemap.xml'), 'utf8')
    .matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const route = new URL(address).pathname.slice(base.length).replace(/\/$/, '');
    requireFile(route === '' ? 'index.html' : `${route}/index.html`, 'a page of sitemap.xml');
  }
  const home = fs.readFileSync(path.join(folder, 'index.html'), 'utf8');
  for (const [, address = ''] of home.matchAll(/<(?:script|link)\s[^>]*(?:src|href)="?([^\s">]+)/g)) {
    const { pathname } = new URL(address, 'https://site.invalid');
    if (pathname.startsWith(`${base}assets/`))
      requireFile(pathname.slice(base.length), 'which index.html loads');
  }
}

/** Reads a build, or throws if it's missing or incomplete. */
export function readFinishedBuild(folder: string): FinishedBuild {
  if (!fs.existsSync(path.join(folder, 'index.html')))
    throw new UserError(`${folder}/ contains no built site. Run "npm run build" first.`);
  const { origin, pathname: base } = canonicalOf(folder, 'index.html');
  if (/^http:\/\/(?:localhost|127\.)/.test(origin))
    throw new UserError(
      `${folder}/ was built for ${origin}, where no reader is. Build it for its host: SITE_URL=https://docs.example.com npm run build.`,
    );
  const files = filesOf(folder);
  const names = new Set(files);
  assertComplete(folder, names, base);
  for (const file of files) mediaTypeOf(file);
  return { folder, origin, base, files, ...readPages(folder, names, base) };
}

/** Returns the pages of a build, and its redirects at old addresses of pages. */
function readPages(
  folder: string,
  names: ReadonlySet<string>,
  base: string,
): Pick<FinishedBuild, 'pages' | 'moved'> {
  const pages: Page[] = [];
  const moved: Moved[] = [];
  const markdownOf = (address: string): string | undefined => {
    const file = markdownPath(base + address, base).slice(base.length);
    return names.has(file) ? file : undefined;
  };
  for (const file of [...names].filter((name) => PAGE_END.test(name))) {
    const to = REDIRECT_PAGE.exec(fs.readFileSync(path.join(folder, file), 'utf8'))?.[1]?.slice(base.length);
    if (to !== undefined) {
      const [page = ''] = to.split('#');
      moved.push({ file, path: path.posix.dirname(file), to, markdownTo: markdownOf(page) ?? page });
      continue;
    }
    const address = canonicalOf(folder, file).pathname.slice(base.length);
    const markdown = markdownOf(address);
    pages.push({ file, path: address, ...(markdown !== undefined && { markdown }) });
  }
  return { pages, moved };
}
