import fs from 'node:fs';
import path from 'node:path';
import type { FinishedBuild } from './FinishedBuild.ts';

/** Returns the file that a page's HTML has on GitHub, which serves `x.html` at `/x`, and `x/index.html` at `/x/`. */
const fileOf = (page: string): string =>
  page === '' || page.endsWith('/') ? `${page}index.html` : `${page}.html`;

/**
 * Copies the files, with each page at the path where its only address needs no redirect, since GitHub redirects from `/x`
 * to `/x/` if there is `x/index.html`. A file at an old address is at both paths. GitHub serves a project's site below its
 * path, so the root of these files is the site's base.
 */
export function writeForGitHub({ folder, files, pages, moved }: FinishedBuild, into: string): void {
  const addresses = new Map(pages.map((page) => [page.file, page.path]));
  const copy = (file: string, to: string) => {
    fs.mkdirSync(path.dirname(path.join(into, to)), { recursive: true });
    fs.copyFileSync(path.join(folder, file), path.join(into, to));
  };
  for (const file of files) {
    const address = addresses.get(file);
    copy(file, address === undefined ? file : fileOf(address));
  }
  for (const { file, path: oldAddress } of moved) copy(file, fileOf(oldAddress));
  // If the files are published from a branch, prevents GitHub from leaving out any because of their names.
  fs.writeFileSync(path.join(into, '.nojekyll'), '');
}
