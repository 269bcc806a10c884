/** A program that draws the pictures of a job, which comes as JSON on its standard input. */
import fs from 'node:fs';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { draw } from './drawCard.ts';
import type { Job } from './Picture.ts';

/** A picture takes some megabytes outside of what the collector sees as used. */
const PICTURES_BETWEEN_COLLECTIONS = 10;

async function main(): Promise<void> {
  const job = JSON.parse(await text(process.stdin)) as Job;
  for (const [index, [picture, file]] of job.entries()) {
    // Whole or not at all: a build may be stopped.
    fs.writeFileSync(`${file}.new`, await draw(picture));
    fs.renameSync(`${file}.new`, file);
    if (index % PICTURES_BETWEEN_COLLECTIONS !== 0) continue;
    globalThis.gc?.();
    // What was collected gives its memory back only between two turns of the loop.
    await nextTurn();
  }
}

void main();
