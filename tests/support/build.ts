import fs from 'node:fs';
import path from 'node:path';
import { fragmentFile } from '../../packages/model/src/PageData.ts';
import { downloadsFolder } from '../../src/config/downloads.ts';
import { redirectFiles, redirects } from '../../src/config/redirects.ts';
import { starterFolders, type Framework } from '../../src/config/starter.ts';
import { filesUnder } from '../../packages/model/src/files.ts';

/** The output folder of `npm run build`, unless SITE_DIR names another build. */
export const buildDirectory = path.resolve(process.env.SITE_DIR ?? 'build');

export function readBuilt(file: string): string {
  const full = path.join(buildDirectory, file);
  if (!fs.existsSync(full)) throw new Error(`${full} doesn't exist. Run "npm run build" first.`);
  return fs.readFileSync(full, 'utf8');
}

/** Returns the path of a starter app's archive, whose name has a hash. */
export function starterArchive(framework: Framework): string {
  const folder = path.join(buildDirectory, downloadsFolder);
  const name = fs.readdirSync(folder).find((each) => each.startsWith(starterFolders[framework]));
  if (name === undefined) throw new Error(`${folder} has no starter. Run "npm run build" first.`);
  return path.join(folder, name);
}

export const readSitemap = (): string => readBuilt('sitemap.xml');

/** Every route of the sitemap, sorted. Its origin varies, as `npm run preview` builds for another address. */
export const sitemapRoutes = (): string[] =>
  [...readSitemap().matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .toSorted();

/** The files that the build contains at pages' old addresses. */
const old = new Set(redirects.map(redirectFiles).flatMap(({ html, markdown }) => [html, markdown]));
export const isOldFile = (file: string): boolean => old.has(file.replaceAll('\\', '/'));

/** Returns the files of the build with a matching path, with slashes. */
export const builtFiles = (pattern: RegExp): string[] => filesUnder(buildDirectory, ['.'], pattern);

/** The sorted paths at which the build's HTML pages are served, such as `/overview/changelog` and `/404.html`. */
export function builtPaths(): string[] {
  return builtFiles(/\.html$/)
    .filter((file) => !isOldFile(file))
    .map((file) => `/${file}`.replace(/\/index\.html$/, '') || '/')
    .toSorted();
}

/** Returns the HTML that the server sends for a route. */
export function readPage(route: string): string {
  return readBuilt(route.endsWith('.html') ? route : path.join(route, 'index.html'));
}

/** Returns the end of the URL that a client-side navigation to a document fetches. */
export function fragmentOf(route: string): string {
  const file = fragmentFile(route);
  readBuilt(file);
  return `/${file}`;
}
