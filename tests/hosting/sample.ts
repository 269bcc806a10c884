import fs from 'node:fs';
import path from 'node:path';
import type { FinishedBuild, Page } from '../../deploy/FinishedBuild.ts';
import { isLong } from '../support/long.ts';

/** Samples a list evenly: a fixed few in `npm test`, all items in `npm run test:all`. */
const everyNth = <T>(list: readonly T[], max: number): T[] =>
  list.filter((_, index) => isLong || index % Math.ceil(list.length / max) === 0);

/** Pages that are served in a special way, and a sample of the others. */
export function pagesToTest({ pages }: FinishedBuild): Page[] {
  const isSpecial = ({ path, markdown }: Page) => path === '' || path.endsWith('/') || !markdown;
  const sample = everyNth(
    pages.filter((page) => !isSpecial(page)),
    12,
  );
  return [...pages.filter(isSpecial), ...sample];
}

/** Files other than pages: some of each kind in each folder. */
export function filesToTest({ files, pages, moved }: FinishedBuild): string[] {
  const html = new Set([...pages, ...moved].map(({ file }) => file));
  const groups = new Map<string, string[]>();
  for (const file of files) {
    if (html.has(file) || moved.some(({ path }) => file === `${path}.md`) || file === '404.html') continue;
    const kind = `${file.split('/')[0]}${/\.[a-z\d]+$/.exec(file)?.[0]}`;
    groups.set(kind, [...(groups.get(kind) ?? []), file]);
  }
  return [...groups.values()].flatMap((group) => everyNth(group, 2));
}

/** Compressing a larger file at the highest level takes seconds. */
const MOST_BYTES = 150_000;

/** The tested files that are compressed in advance. */
export function filesToPack(build: FinishedBuild): Set<string> {
  const pages = pagesToTest(build).flatMap(({ file, markdown }) => [file, ...(markdown ? [markdown] : [])]);
  const files = [...pages, ...filesToTest(build), '404.html'];
  const isSmall = (file: string) => fs.statSync(path.join(build.folder, file)).size < MOST_BYTES;
  return new Set(files.filter((file) => isLong || isSmall(file)));
}
