import fs from 'node:fs';
import path from 'node:path';
import { filesUnder } from '../../../packages/model/src/files.ts';

/** The HTML of a built site's pages by route, and the targets of the routes that only redirect. */
export interface Build {
  folder: string;
  pages: ReadonlyMap<string, string>;
  redirects: ReadonlyMap<string, string>;
}

/** Returns the target of a redirect page, which serves hosts without redirects of their own. */
const targetOf = (html: string): string | undefined =>
  /<meta\s(?=[^>]*http-equiv=["']?refresh\b)[^>]*content=(?:"[^"]*?url=([^"]*)"|'[^']*?url=([^']*)')/i
    .exec(html)
    ?.slice(1)
    .find(Boolean);

/** Reads a folder that `npm run build` wrote, at this commit or another one. */
export function readBuild(folder: string): Build {
  if (!fs.existsSync(path.join(folder, 'index.html')))
    throw new Error(`${folder} contains no built site: it has no index.html. Name the folder of a build.`);
  const pages = new Map<string, string>();
  const redirects = new Map<string, string>();
  for (const file of filesUnder(folder, ['.'], /\.html$/)) {
    const route = `/${file}`.replace(/\/index\.html$/, '') || '/';
    const html = fs.readFileSync(path.join(folder, file), 'utf8');
    const target = targetOf(html);
    if (target === undefined) pages.set(route, html);
    else redirects.set(route, target);
  }
  return { folder, pages, redirects };
}
