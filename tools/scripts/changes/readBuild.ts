import fs from 'node:fs';
import path from 'node:path';

/** The pages of a built site by the path they're served at, and the addresses that only lead elsewhere. */
export interface Build {
  pages: ReadonlyMap<string, string>;
  redirected: ReadonlyMap<string, string>;
}

/** Where a page sends its reader on to, as it does where a host has no redirects of its own. */
const targetOf = (html: string): string | undefined =>
  /<meta\s(?=[^>]*http-equiv=["']?refresh\b)[^>]*content=(?:"[^"]*?url=([^"]*)"|'[^']*?url=([^']*)')/i
    .exec(html)
    ?.slice(1)
    .find(Boolean);

/** What was checked of a page has a hash of the SDKs' sources in it: with any change of them, it differs on each page. */
const CHECKED = /<p class="?checked"?[^>]*>.*?<\/p>/s;

/** Reads a folder that `npm run build` wrote, this one or another commit's. */
export function readBuild(folder: string): Build {
  if (!fs.existsSync(path.join(folder, 'index.html')))
    throw new Error(`${folder} holds no built site: it has no index.html. Name the folder of a build.`);
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, route: `/${file}`.replace(/\/index\.html$/, '') || '/' }))
    .toSorted((one, other) => (one.route < other.route ? -1 : 1));
  const pages = new Map<string, string>();
  const redirected = new Map<string, string>();
  for (const { file, route } of files) {
    const html = fs.readFileSync(path.join(folder, file), 'utf8').replace(CHECKED, '');
    const target = targetOf(html);
    if (target === undefined) pages.set(route, html);
    else redirected.set(route, target);
  }
  return { pages, redirected };
}
