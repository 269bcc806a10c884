import fs from 'node:fs';
import path from 'node:path';
import { fragmentFile } from '../../src/components/Documents/PageData.ts';
import { downloadsFolder } from '../../src/config/downloads.ts';
import { oldFiles } from '../../src/config/oldFiles.ts';
import { redirects } from '../../src/config/redirects.ts';
import { starterFolders, type Framework } from '../../src/config/starter.ts';

/** What `npm run build` writes, unless another build is named. */
export const buildDirectory = path.resolve(process.env.SITE_DIR ?? 'build');

function readBuilt(file: string): string {
  const full = path.join(buildDirectory, file);
  if (!fs.existsSync(full)) throw new Error(`${full} is not there. Run "npm run build" first.`);
  return fs.readFileSync(full, 'utf8');
}

/** A starter app's archive, whose name has a hash. */
export function starterArchive(framework: Framework): string {
  const folder = path.join(buildDirectory, downloadsFolder);
  const name = fs.readdirSync(folder).find((each) => each.startsWith(starterFolders[framework]));
  if (name === undefined) throw new Error(`${folder} has no starter. Run "npm run build" first.`);
  return path.join(folder, name);
}

/** The sitemap as it stands. */
export const readSitemap = (): string => readBuilt('sitemap.xml');

/** Every route of the sitemap, sorted. `npm run preview` builds it for another address than the docs' own. */
export const sitemapRoutes = (): string[] =>
  [...readSitemap().matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .toSorted();

/** What the build has at old addresses of pages. */
const old = new Set(redirects.map(oldFiles).flatMap(({ html, markdown }) => [html, markdown]));
export const isOldFile = (file: string): boolean => old.has(file.replaceAll('\\', '/'));

/** Every HTML page of the build as the path it is served at, sorted: `/overview/changelog`, `/404.html`. */
export function builtPaths(): string[] {
  return fs
    .readdirSync(buildDirectory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !isOldFile(file))
    .map((file) => `/${file.replaceAll('\\', '/')}`.replace(/\/index\.html$/, '') || '/')
    .toSorted();
}

/** The HTML of a route, as the server sends it. */
export function readPage(route: string): string {
  return readBuilt(route.endsWith('.html') ? route : path.join(route, 'index.html'));
}

/** End of the address of what a navigation to a document fetches. */
export function fragmentOf(route: string): string {
  const file = fragmentFile(route);
  readBuilt(file);
  return `/${file}`;
}
