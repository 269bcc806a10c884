/** A program that draws the pictures of a job. It reads the job as JSON from its standard input. */
import fs from 'node:fs';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { draw } from './drawCard.ts';
import type { Job } from './Picture.ts';

/** A picture uses some megabytes that the garbage collector doesn't count. */
const PICTURES_BETWEEN_COLLECTIONS = 10;

async function main(): Promise<void> {
  const job = JSON.parse(await text(process.stdin)) as Job;
  for (const [index, [picture, file]] of job.entries()) {
    // Written atomically, since a build may be stopped.
    fs.writeFileSync(`${file}.new`, await draw(picture));
    fs.renameSync(`${file}.new`, file);
    if (index % PICTURES_BETWEEN_COLLECTIONS !== 0) continue;
    globalThis.gc?.();
    // The memory of collected objects is only released between two turns of the event loop.
    await nextTurn();
  }
}

void main();
