import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { COLORS, fontFiles } from './design.ts';
import type { Job, Picture } from './Picture.ts';

const sourcePath = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const PROGRAM = sourcePath('drawJob.ts');
/** Sources of the drawing code. A change to them invalidates the cache. */
const DRAWING_SOURCES = ['drawCard.ts', 'design.ts'].map(sourcePath);
/** Minimum pictures per process. Starting a process takes as long as drawing this many. */
const MIN_PICTURES_PER_PROCESS = 10;
const PACKAGES = ['@resvg/resvg-js', 'satori'];

/**
 * Draws pictures as PNG, and returns them in the order of the list. Pictures drawn before come from a cache, which is
 * keyed by all their inputs. The others are drawn by separate processes, which use every core and release their memory
 * when they end.
 */
export async function drawPictures(siteDir: string, pictures: readonly Picture[]): Promise<Buffer[]> {
  const cache = path.join(siteDir, 'node_modules/.cache/social-cards');
  fs.mkdirSync(cache, { recursive: true });
  const drawing = drawingHash(siteDir);
  const files = pictures.map((picture) => {
    const key = createHash('sha256').update(JSON.stringify([drawing, picture]));
    return path.join(cache, `${key.digest('hex').slice(0, 24)}.png`);
  });
  const pictureByFile = new Map(pictures.map((picture, index) => [files[index] ?? '', picture]));
  const missing: Job = [...pictureByFile].flatMap(([file, picture]) =>
    fs.existsSync(file) ? [] : [[picture, file]],
  );
  const count = Math.min(os.availableParallelism(), Math.ceil(missing.length / MIN_PICTURES_PER_PROCESS));
  await Promise.all(
    Array.from({ length: count }, (_, jobIndex) =>
      spawnDrawJob(missing.filter((__, index) => index % count === jobIndex)),
    ),
  );
  return files.map((file) => fs.readFileSync(file));
}

/** Hashes the inputs that all pictures have in common. */
function drawingHash(siteDir: string): string {
  const manifest = JSON.parse(fs.readFileSync(path.join(siteDir, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const hash = createHash('sha256').update(JSON.stringify(COLORS));
  hash.update(JSON.stringify(PACKAGES.map((name) => manifest.devDependencies[name])));
  for (const file of [...DRAWING_SOURCES, ...fontFiles.map(({ file }) => file)])
    hash.update(fs.readFileSync(file));
  return hash.digest('hex');
}

function spawnDrawJob(job: Job): Promise<void> {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--expose-gc', '--import', tsx, PROGRAM]);
    let errorOutput = '';
    child.stderr.on('data', (text: Buffer) => (errorOutput += text.toString()));
    child.on('error', reject);
    child.on('close', (status) => (status === 0 ? resolve() : reject(new Error(errorOutput.trim()))));
    // A child that exits early reports the reason itself.
    child.stdin.on('error', () => {});
    child.stdin.end(JSON.stringify(job));
  });
}
