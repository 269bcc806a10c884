import fs from 'node:fs';
import path from 'node:path';
import type { FinishedBuild } from '../FinishedBuild.ts';
import { fileOf } from './route.ts';

/**
 * Copies a build's files for hosts that serve `x.html` at `/x`, and redirect from `/x` to `/x/` if there is
 * `x/index.html`. Each page is at the path where its only address needs no redirect. A file at an old address is at
 * both paths.
 */
export function copyForCleanUrls({ folder, files, pages, moved }: FinishedBuild, into: string): void {
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
}

/**
 * Copies a build's files below the site's base path. If its function can't respond, the host takes the page for unknown
 * addresses from the root.
 */
export function copyForCleanUrlsBelowBase(build: FinishedBuild, into: string): void {
  copyForCleanUrls(build, path.join(into, build.base));
  if (build.base !== '/') fs.copyFileSync(path.join(build.folder, '404.html'), path.join(into, '404.html'));
}
