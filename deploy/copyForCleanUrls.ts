import fs from 'node:fs';
import path from 'node:path';
import { fileOf } from './cleanUrls.ts';
import type { FinishedBuild } from './FinishedBuild.ts';

/**
 * Copies a build's files for hosts with clean URLs, which redirect from `/x` to `/x/` if there is `x/index.html`. Each
 * page is at the path where its only address needs no redirect. A file at an old address is at both paths.
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
