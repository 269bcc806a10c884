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
  paths: ReleasePaths,
  swaps: readonly Swap[],
  { keepDays, now }: { keepDays: number; now: Date },
): CleanedUp {
  const protectedReleases = new Set([currentRelease(paths), releaseBefore(swaps)]);
  const isExpired = (release: string) => {
    const served = lastServed(swaps, release, now);
    return served === undefined || now.getTime() - served.getTime() > keepDays * DAY;
  };
  const releases = fs.readdirSync(paths.releases).toSorted();
  const expired = releases.filter((release) => !protectedReleases.has(release) && isExpired(release));
  for (const release of expired) {
    // Moved away first, so that an incomplete release never has a release's name.
    disk.rename(path.join(paths.releases, release), path.join(paths.staging, release));
    disk.remove(path.join(paths.staging, release));
  }
  const remaining = releases.filter((release) => !expired.includes(release));
  const used = new Set(remaining.flatMap((release) => manifestOf(paths, release).kept));
  const unused = fs.existsSync(paths.hashedFiles)
    ? filesBelow(paths.hashedFiles).filter((file) => !used.has(file))
    : [];
  for (const file of unused) disk.remove(path.join(paths.hashedFiles, file));
  return { releases: expired, files: unused.length };
}
