import fs from 'node:fs';
import path from 'node:path';
import { PerfLogger } from '@docusaurus/logger';
import { insertHeadTags } from './head.ts';
import { writeFiles, type SiteFile } from '../../model/src/SiteFile.ts';
import type { BuiltSite, BuildStep } from './BuildStep.ts';
import { withErrorContext } from '../../model/src/withErrorContext.ts';

/**
 * Runs steps, and writes their output when all of them have succeeded. They start in the given order and run
 * concurrently while one waits for other processes. Their output is merged in the given order.
 */
export async function runBuildSteps(
  outDir: string,
  site: BuiltSite,
  steps: Readonly<Record<string, BuildStep>>,
): Promise<void> {
  const files = new Map<string, SiteFile>();
  const tags = new Map<string, string>();
  const changes = new Map<string, ((html: string) => string)[]>();
  const removedFiles = new Set<string>();
  const add = (file: SiteFile) => {
    if (files.has(file.path)) throw new Error(`another step already creates ${file.path}`);
    files.set(file.path, file);
  };
  const running = Object.entries(steps).map(
    ([name, step]) => [name, PerfLogger.async(name, () => withErrorContext(name, () => step(site)))] as const,
  );
  // Waits for all steps, so that no process keeps running if another step has failed.
  await Promise.allSettled(running.map(([, additions]) => additions));
  for (const [name, additions] of running) {
    const { files: newFiles = [], head = [], html = [], removed = [] } = await additions;
    await withErrorContext(name, () => {
      for (const file of newFiles) add(file);
      for (const [{ file }, more] of head) tags.set(file, (tags.get(file) ?? '') + more);
      for (const [file, change] of html) changes.set(file, [...(changes.get(file) ?? []), change]);
      for (const file of removed) removedFiles.add(file);
    });
  }
  for (const { file, html } of [...site.pages, ...site.otherFiles]) {
    const added = tags.get(file);
    const change = changes.get(file);
    if (!added && !change) continue;
    const content = await withErrorContext(file, () =>
      (change ?? []).reduce((text, apply) => apply(text), added ? insertHeadTags(html, added) : html),
    );
    add({ path: file, content });
  }
  writeFiles(outDir, files.values());
  for (const file of removedFiles) fs.rmSync(path.join(outDir, file));
}
