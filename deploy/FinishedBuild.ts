import fs from 'node:fs';
import path from 'node:path';
import { markdownPath } from '../src/config/markdownPath.ts';
import { mediaTypeOf } from './rules/mediaTypes.ts';
import { Refusal } from './Refusal.ts';

/** A page that readers come to by its address. All paths are below the base URL and begin without a slash. */
export interface Page {
  /** Its HTML: `overview/changelog/index.html`. */
  file: string;
  /** The one address it is served at, as it names itself: `overview/changelog`, `mcp/`, or nothing for the home page. */
  path: string;
  /** Its Markdown, if it has any: `overview/changelog.md`. */
  markdown?: string;
}

/** What `npm run build` has left, as every host needs it. */
export interface FinishedBuild {
  folder: string;
  /** The site's origin, without a slash at the end. */
  origin: string;
  /** Path of the site below its origin, with a slash at both ends. */
  base: string;
  /** Every file, sorted. */
  files: readonly string[];
  pages: readonly Page[];
}

const PAGE_END = /(?:^|\/)index\.html$/;
const CANONICAL = /<link(?=[^>]*\srel="?canonical"?[\s>])[^>]*\shref="?([^\s">]+)/;

/** The address that a page says is its own. */
function canonicalOf(folder: string, file: string): URL {
  const address = CANONICAL.exec(fs.readFileSync(path.join(folder, file), 'utf8'))?.[1];
  if (!address)
    throw new Refusal(`${path.join(folder, file)} does not name its address in a canonical link.`);
  return new URL(address);
}

/** Every file of a folder, sorted, with slashes on every system. */
const filesOf = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();

/** Stops when pages name scripts, style sheets or each other, and those are missing. */
function refuseHalf(folder: string, files: ReadonlySet<string>, base: string): void {
  const need = (file: string, reason: string) => {
    if (!files.has(file))
      throw new Refusal(`${folder}/ is half a build: ${file}, ${reason}, is missing. Run "npm run build".`);
  };
  need('404.html', 'what is shown for an unknown address');
  need('sitemap.xml', 'the list of all pages');
  for (const [, address = ''] of fs
    .readFileSync(path.join(folder, 'sitemap.xml'), 'utf8')
    .matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const route = new URL(address).pathname.slice(base.length).replace(/\/$/, '');
    need(route === '' ? 'index.html' : `${route}/index.html`, 'a page of sitemap.xml');
  }
  const home = fs.readFileSync(path.join(folder, 'index.html'), 'utf8');
  for (const [, address = ''] of home.matchAll(/<(?:script|link)\s[^>]*(?:src|href)="?([^\s">]+)/g)) {
    const { pathname } = new URL(address, 'https://site.invalid');
    if (pathname.startsWith(`${base}assets/`)) need(pathname.slice(base.length), 'which index.html loads');
  }
}

/** Reads a build, and refuses one that is missing or half there. */
export function readFinishedBuild(folder: string): FinishedBuild {
  if (!fs.existsSync(path.join(folder, 'index.html')))
    throw new Refusal(`${folder}/ holds no built site. Run "npm run build" first.`);
  const { origin, pathname: base } = canonicalOf(folder, 'index.html');
  const files = filesOf(folder);
  const names = new Set(files);
  refuseHalf(folder, names, base);
  for (const file of files) mediaTypeOf(file);
  const pages = files
    .filter((file) => PAGE_END.test(file))
    .map((file): Page => {
      const { pathname } = canonicalOf(folder, file);
      const markdown = markdownPath(pathname, base).slice(base.length);
      return { file, path: pathname.slice(base.length), ...(names.has(markdown) ? { markdown } : {}) };
    });
  return { folder, origin, base, files, pages };
}
