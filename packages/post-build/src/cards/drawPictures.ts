import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Cache } from '../../../model/src/cache/Cache.ts';
import { programInputs, statesOf, type InputStates } from '../../../model/src/cache/inputs.ts';
import { COLORS, fontFiles } from './design.ts';
import type { Job, Picture } from './Picture.ts';

const sourcePath = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const PROGRAM = sourcePath('drawJob.ts');
/** Minimum pictures per process. Starting a process takes as long as drawing this many. */
const MIN_PICTURES_PER_PROCESS = 10;

/** A small young generation, so that the memory of drawn pictures, which Node doesn't count, is collected soon. */
const NODE_OPTIONS = ['--max-semi-space-size=2'];

/**
 * Draws pictures as PNG, and returns them in the order of the list. Pictures drawn before come from a cache. The others
 * are drawn by separate processes, which use the other cores and release their memory when they end.
 */
export async function drawPictures(siteDir: string, pictures: readonly Picture[]): Promise<Buffer[]> {
  const cache = new Cache(siteDir, 'social-cards');
  const keys = pictures.map((picture) => JSON.stringify([COLORS, picture]));
  const missing = [...new Map(keys.map((key, index) => [key, index])).entries()].filter(
    ([key]) => cache.get(key) === undefined,
  );
  // One core is left to this process.
  const count = Math.min(
    Math.max(1, os.availableParallelism() - 1),
    Math.ceil(missing.length / MIN_PICTURES_PER_PROCESS),
  );
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'social-cards-'));
  const jobs = missing.map(([, index]): Job[number] => [
    pictures[index] as Picture,
    path.join(folder, `${index}.png`),
  ]);
  try {
    await Promise.all(
      Array.from({ length: count }, (_, part) =>
        spawnDrawJob(
          jobs.filter((__, index) => index % count === part),
          path.join(folder, `${part}.json`),
        ),
      ),
    );
    const inputs = missing.length > 0 ? drawingInputs(siteDir) : {};
    for (const [index, [key]] of missing.entries())
      cache.set(key, fs.readFileSync(jobs[index]?.[1] ?? '').toString('base64'), inputs);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
  cache.write();
  return keys.map((key) => Buffer.from(cache.get<string>(key) ?? '', 'base64'));
}

/** Returns the states of what all pictures have in common. */
const drawingInputs = (siteDir: string): InputStates =>
  statesOf(siteDir, [
    ...programInputs(siteDir, new URL('./drawJob.ts', import.meta.url)),
    ...fontFiles.map(({ file }) => `content:${path.relative(siteDir, file)}`),
  ]);

/** @param file - where to write the job, since a pipe is only emptied when the steps leave this process time */
function spawnDrawJob(job: Job, file: string): Promise<void> {
  fs.writeFileSync(file, JSON.stringify(job));
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...NODE_OPTIONS, '--import', tsx, PROGRAM, file]);
    let errorOutput = '';
    child.stderr.on('data', (text: Buffer) => (errorOutput += text.toString()));
    child.on('error', reject);
    child.on('close', (status) => (status === 0 ? resolve() : reject(new Error(errorOutput.trim()))));
  });
}
