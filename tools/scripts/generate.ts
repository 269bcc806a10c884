/**
 * Generates everything that isn't written by hand: the API description's TypeScript types, both SDK references, the
 * backend pages, the packages' code, and the images with the brand's colors. Each step checks its source first.
 * A step is skipped while its inputs are unchanged. When one fails, its last output is restored.
 */
import os from 'node:os';
import { writePlaceholderDocsHash } from '../../packages/model/src/docsHash.ts';
import { writeBrand } from '../../src/brand/writeBrand.ts';
import { runGenerateSteps } from './generate/runGenerateSteps.ts';
import { generateSteps } from './generate/generateSteps.ts';

// Each TypeDoc process needs half a gigabyte of memory, so more cores don't mean more slots.
const SLOTS = Math.min(2, os.availableParallelism());

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop.abort());

async function generate(): Promise<void> {
  writeBrand();
  writePlaceholderDocsHash(process.cwd());
  const problems = await runGenerateSteps(generateSteps, {
    root: process.cwd(),
    manifestFolder: 'node_modules/.cache/generate',
    // In a folder that other tools ignore.
    backupFolder: '.docusaurus/generate',
    slots: SLOTS,
    signal: stop.signal,
    print: (line) => console.log(`gen: ${line}`),
  });
  if (problems.length === 0) return;
  console.error(
    [...problems, 'gen: failed. The outputs of the last successful run were restored.'].join('\n'),
  );
  process.exitCode = 1;
}

void generate();
