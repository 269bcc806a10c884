import fs from 'node:fs';
import path from 'node:path';
import type { FinishedBuild } from '../FinishedBuild.ts';
import { fileOf } from './route.ts';

/**
 * Lays a build's files out for hosts that serve `x.html` at `/x`, and lead from `/x` to `/x/` where there is
 * `x/index.html`: each page is where its one address needs no redirect.
 */
export function layOut({ folder, files, pages }: FinishedBuild, into: string): void {
  const addresses = new Map(pages.map((page) => [page.file, page.path]));
  for (const file of files) {
    const address = addresses.get(file);
    const to = path.join(into, address === undefined ? file : fileOf(address));
    fs.mkdirSync(path.dirname(to), { recursive: true });
    fs.copyFileSync(path.join(folder, file), to);
  }
}

/**
 * Below a path, too. The host takes what it shows for unknown addresses from the root, if its function can't answer.
 */
export function layOutBelowBase(build: FinishedBuild, into: string): void {
  layOut(build, path.join(into, build.base));
  if (build.base !== '/') fs.copyFileSync(path.join(build.folder, '404.html'), path.join(into, '404.html'));
}
