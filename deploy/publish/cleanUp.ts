import fs from 'node:fs';
import path from 'node:path';
import { filesBelow, type Disk } from './Disk.ts';
import { lastServed, releaseBefore, type Swap } from './history.ts';
import { manifestOf } from './writeRelease.ts';
import { currentRelease, type ReleasePaths } from './ReleasePaths.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The removed releases, and the number of removed files. */
export interface CleanedUp {
  releases: string[];
  files: number;
}

/**
 * Removes releases that no tab can have open any more, then the hashed files that no remaining release uses. Keeps the
 * current release, and the one before it for a rollback. The age of a release is taken from the swaps, not from the
 * disk.
 */
export function cleanUp(
  disk: Disk,
  places: ReleasePaths,
  swaps: readonly Swap[],
  { keepDays, now }: { keepDays: number; now: Date },
): CleanedUp {
  const stays = new Set([currentRelease(places), releaseBefore(swaps)]);
  const isOver = (release: string) => {
    const served = lastServed(swaps, release, now);
    return served === undefined || now.getTime() - served.getTime() > keepDays * DAY;
  };
  const releases = fs.readdirSync(places.releases).toSorted();
  const over = releases.filter((release) => !stays.has(release) && isOver(release));
  for (const release of over) {
    // Moved away first, so that an incomplete release never has a release's name.
    disk.rename(path.join(places.releases, release), path.join(places.staging, release));
    disk.remove(path.join(places.staging, release));
  }
  const left = releases.filter((release) => !over.includes(release));
  const used = new Set(left.flatMap((release) => manifestOf(places, release).kept));
  const unused = fs.existsSync(places.hashedFiles)
    ? filesBelow(places.hashedFiles).filter((file) => !used.has(file))
    : [];
  for (const file of unused) disk.remove(path.join(places.hashedFiles, file));
  return { releases: over, files: unused.length };
}
