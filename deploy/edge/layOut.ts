import fs from 'node:fs';
import path from 'node:path';
import type { FinishedBuild } from '../FinishedBuild.ts';
import { fileOf } from './route.ts';

/**
 * Lays a build's files out for hosts that serve `x.html` at `/x`, and lead from `/x` to `/x/` where there is
 * `x/index.html`: each page is where its one address needs no redirect. What stands at an old address is at both.
 */
export function layOut({ folder, files, pages, moved }: FinishedBuild, into: string): void {
  const addresses = new Map(pages.map((page) => [page.file, page.path]));
  const copy = (file: string, to: string) => {
    fs.mkdirSync(path.dirname(path.join(into, to)), { recursive: true });
    fs.copyFileSync(path.join(folder, file), path.join(into, to));
  };
  for (const file of files) {
    const address = addresses.get(file);
    copy(file, address === undefined ? file : fileOf(address));
  }
  for (const { file, path: old } of moved) copy(file, fileOf(old));
}

/**
 * Below a path, too. The host takes what it shows for unknown addresses from the root, if its function can't answer.
 */
export function layOutBelowBase(build: FinishedBuild, into: string): void {
  layOut(build, path.join(into, build.base));
  if (build.base !== '/') fs.copyFileSync(path.join(build.folder, '404.html'), path.join(into, '404.html'));
}
