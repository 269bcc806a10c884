/**
 * Makes everything that is made: the TypeScript view of the API description, both SDK references, the backend
 * pages, the packages' code, and the images with the brand's colors. Each step checks its source first.
 * A step is left out while all that it reads is as it was; when one fails, what it made the last time is put back.
 */
import os from 'node:os';
import { writeFirstDocsHash } from '../../packages/model/src/docsHash.ts';
import { writeBrand } from '../../src/brand/writeBrand.ts';
import { runSteps } from './generate/runSteps.ts';
import { steps } from './generate/steps.ts';

// TypeDoc takes half a gigabyte each time, whatever the machine has.
const SLOTS = Math.min(2, os.availableParallelism());

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop.abort());

async function generate(): Promise<void> {
  writeBrand();
  writeFirstDocsHash(process.cwd());
  const problems = await runSteps(steps, {
    root: process.cwd(),
    records: 'node_modules/.cache/generate',
    // Where no other tool looks.
    aside: '.docusaurus/generate',
    slots: SLOTS,
    signal: stop.signal,
    say: (line) => console.log(`gen: ${line}`),
  });
  if (problems.length === 0) return;
  console.error([...problems, 'gen: failed. What the last good run made is in its place.'].join('\n'));
  process.exitCode = 1;
}

void generate();
