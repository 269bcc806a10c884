import fs from 'node:fs';
import path from 'node:path';
import { withTags } from './head.ts';
import { about, type BuiltSite, type SiteFile, type Step } from './Step.ts';

/** Runs steps in their order, and writes what they made when all of them have succeeded. */
export async function runSteps(
  outDir: string,
  site: BuiltSite,
  steps: Readonly<Record<string, Step>>,
): Promise<void> {
  const files = new Map<string, SiteFile>();
  const tags = new Map<string, string>();
  const changes = new Map<string, ((html: string) => string)[]>();
  const gone = new Set<string>();
  const add = (file: SiteFile) => {
    if (files.has(file.path)) throw new Error(`${file.path} was made by a step before`);
    files.set(file.path, file);
  };
  for (const [name, step] of Object.entries(steps)) {
    await about(name, async () => {
      const { files: made = [], head = [], html = [], removed = [] } = await step(site, [...files.values()]);
      for (const file of made) add(file);
      for (const [{ file }, more] of head) tags.set(file, (tags.get(file) ?? '') + more);
      for (const [file, change] of html) changes.set(file, [...(changes.get(file) ?? []), change]);
      for (const file of removed) gone.add(file);
    });
  }
  for (const { file, html } of [...site.pages, ...site.others]) {
    const added = tags.get(file);
    const change = changes.get(file);
    if (!added && !change) continue;
    const content = await about(file, () =>
      (change ?? []).reduce((text, one) => one(text), added ? withTags(html, added) : html),
    );
    add({ path: file, content });
  }
  writeFiles(outDir, files.values());
  for (const file of gone) fs.rmSync(path.join(outDir, file));
}

export function writeFiles(folder: string, files: Iterable<SiteFile>): void {
  for (const { path: name, content } of files) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
}
