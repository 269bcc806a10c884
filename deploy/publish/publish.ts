import fs from 'node:fs';
import path from 'node:path';
import { UserError } from '../UserError.ts';
import { cleanUp, type CleanedUp } from './cleanUp.ts';
import { disk as ownDisk, type Disk } from './Disk.ts';
import { readHistory, releaseBefore, writeHistory } from './history.ts';
import { writeRelease, type PublishableSite } from './writeRelease.ts';
import { withLock } from './lock.ts';
import { currentRelease, releasePathsIn, type ReleasePaths } from './ReleasePaths.ts';

interface PublishOptions {
  /** The folder of all releases. */
  into: string;
  now?: Date;
  disk?: Disk;
  /** Makes the server read its configuration again. Throws if the server refuses it. */
  reload?: () => void;
}

/** The current release, and the removed releases and files. */
export interface Published extends CleanedUp {
  release: string;
}

/** Returns a name such as `20261123T034501Z`, so that names sort by time. */
const nameOf = (now: Date): string => now.toISOString().replace(/[-:]|\.\d+/g, '');

/**
 * Publishes a site as a new release. Until one link is renamed, readers get the old release, and from then on the new
 * one. Hashed files of older releases stay for `keepDays` after the swap, since open tabs still request them. If this
 * stops at any point, the folder serves one complete release, and the next call continues from there.
 */
export function publish(
  site: PublishableSite,
  { into, now = new Date(), disk = ownDisk, reload, keepDays }: PublishOptions & { keepDays: number },
): Published {
  const paths = releasePathsIn(into);
  return withLock(paths, () => {
    // Throws before anything is written, if the link is invalid.
    currentRelease(paths);
    const release = freeName(paths, nameOf(now));
    emptyStaging(disk, paths);
    writeRelease(disk, paths, site, release);
    const swaps = swapTo(disk, paths, release, now, reload);
    return { release, ...cleanUp(disk, paths, swaps, { keepDays, now }) };
  });
}

/** Goes back to a release that still exists, which is the previous one by default. */
export function rollBack({
  into,
  now = new Date(),
  disk = ownDisk,
  reload,
  to,
}: PublishOptions & { to?: string }): string {
  const paths = releasePathsIn(into);
  return withLock(paths, () => {
    const release = to ?? releaseBefore(readHistory(paths, now));
    if (release === undefined)
      throw new UserError(`${paths.root}: there is no release before the current one.`);
    if (!fs.existsSync(path.join(paths.releases, release, 'release.json'))) {
      const existing = fs.existsSync(paths.releases) ? fs.readdirSync(paths.releases).toSorted() : [];
      throw new UserError(
        `${paths.releases} has no release ${release}. The releases are ${existing.join(', ') || 'none'}.`,
      );
    }
    emptyStaging(disk, paths);
    swapTo(disk, paths, release, now, reload);
    return release;
  });
}

function freeName({ releases }: ReleasePaths, name: string): string {
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${name}-${number}`;
    if (!fs.existsSync(path.join(releases, free))) return free;
  }
}

function emptyStaging(disk: Disk, { staging }: ReleasePaths): void {
  disk.remove(staging);
  disk.makeFolder(staging);
}

/** Links to a release. If the server refuses it, restores the link to the old one. */
function swapTo(disk: Disk, paths: ReleasePaths, release: string, now: Date, reload?: () => void) {
  const before = currentRelease(paths);
  const swaps = [...readHistory(paths, now), { release, from: now.toISOString() }];
  leadTo(disk, paths, release);
  try {
    reload?.();
  } catch (error) {
    if (before === undefined) disk.remove(paths.current);
    else leadTo(disk, paths, before);
    throw error;
  }
  writeHistory(disk, paths, swaps);
  return swaps;
}

function leadTo(disk: Disk, paths: ReleasePaths, release: string): void {
  const link = path.join(paths.staging, 'current');
  disk.link(path.join('releases', release), link);
  disk.rename(link, paths.current);
}
