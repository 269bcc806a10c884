import fs from 'node:fs';
import path from 'node:path';

/** The pages of a built site by route, and the routes that only redirect. */
export interface Build {
  pages: ReadonlyMap<string, string>;
  redirected: ReadonlyMap<string, string>;
}

/** Returns the target of a redirect page, which serves hosts without redirects of their own. */
const targetOf = (html: string): string | undefined =>
  /<meta\s(?=[^>]*http-equiv=["']?refresh\b)[^>]*content=(?:"[^"]*?url=([^"]*)"|'[^']*?url=([^']*)')/i
    .exec(html)
    ?.slice(1)
    .find(Boolean);

/**
 * Matches the note on a page's checks. It contains a hash of the SDKs' sources, so it changes on every page with them.
 */
const CHECKED = /<p class="?checked"?[^>]*>.*?<\/p>/s;

/** Reads a folder that `npm run build` wrote, at this commit or another one. */
export function readBuild(folder: string): Build {
  if (!fs.existsSync(path.join(folder, 'index.html')))
    throw new Error(`${folder} contains no built site: it has no index.html. Name the folder of a build.`);
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, route: `/${file}`.replace(/\/index\.html$/, '') || '/' }))
    .toSorted((a, b) => (a.route < b.route ? -1 : 1));
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
