import fs from 'node:fs';
import path from 'node:path';
import { PerfLogger } from '@docusaurus/logger';
import type { BuiltPage } from './BuiltPage.ts';
import { withTags } from './head.ts';
import { about, type BuiltSite, type SiteFile, type Step } from './Step.ts';

/**
 * Runs steps, and writes what they made when all of them have succeeded. They begin in their order and go on side by
 * side where one waits for other processes; what they made is taken in their order.
 */
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
  const running = Object.entries(steps).map(
    ([name, step]) => [name, PerfLogger.async(name, () => about(name, () => step(site)))] as const,
  );
  // No process is left behind when another step has failed.
  await Promise.allSettled(running.map(([, additions]) => additions));
  for (const [name, additions] of running) {
    const { files: made = [], head = [] } = await additions;
    await about(name, () => {
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
