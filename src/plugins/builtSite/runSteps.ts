import fs from 'node:fs';
import path from 'node:path';
import type { BuiltPage } from './BuiltPage.ts';
import { withTags } from './head.ts';
import { about, type BuiltSite, type SiteFile, type Step } from './Step.ts';

/** Runs steps in their order, and writes what they made when all of them have succeeded. */
export async function runSteps(
  outDir: string,
  site: BuiltSite,
  steps: Readonly<Record<string, Step>>,
): Promise<void> {
  const files = new Map<string, SiteFile>();
  const tags = new Map<BuiltPage, string>();
  const add = (file: SiteFile) => {
    if (files.has(file.path)) throw new Error(`${file.path} was made by a step before`);
    files.set(file.path, file);
  };
  for (const [name, step] of Object.entries(steps)) {
    await about(name, async () => {
      const { files: made = [], head = [] } = await step(site);
      for (const file of made) add(file);
      for (const [page, more] of head) tags.set(page, (tags.get(page) ?? '') + more);
    });
  }
  for (const [{ file, html }, added] of tags) {
    add({ path: file, content: await about(file, () => withTags(html, added)) });
  }
  writeFiles(outDir, files.values());
}

export function writeFiles(folder: string, files: Iterable<SiteFile>): void {
  for (const { path: name, content } of files) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
}
