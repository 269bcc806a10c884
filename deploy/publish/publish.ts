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
  const places = releasePathsIn(into);
  return withLock(places, () => {
    // Throws before anything is written, if the link is invalid.
    currentRelease(places);
    const release = freeName(places, nameOf(now));
    emptyStaging(disk, places);
    writeRelease(disk, places, site, release);
    const swaps = swapTo(disk, places, release, now, reload);
    return { release, ...cleanUp(disk, places, swaps, { keepDays, now }) };
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
  const places = releasePathsIn(into);
  return withLock(places, () => {
    const release = to ?? releaseBefore(readHistory(places, now));
    if (release === undefined)
      throw new UserError(`${places.root}: there is no release before the current one.`);
    if (!fs.existsSync(path.join(places.releases, release, 'release.json'))) {
      const there = fs.existsSync(places.releases) ? fs.readdirSync(places.releases).toSorted() : [];
      throw new UserError(
        `${places.releases} has no release ${release}. There are: ${there.join(', ') || 'none'}.`,
      );
    }
    emptyStaging(disk, places);
    swapTo(disk, places, release, now, reload);
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
function swapTo(disk: Disk, places: ReleasePaths, release: string, now: Date, reload?: () => void) {
  const before = currentRelease(places);
  const swaps = [...readHistory(places, now), { release, from: now.toISOString() }];
  leadTo(disk, places, release);
  try {
    reload?.();
  } catch (error) {
    if (before === undefined) disk.remove(places.current);
    else leadTo(disk, places, before);
    throw error;
  }
  writeHistory(disk, places, swaps);
  return swaps;
}

function leadTo(disk: Disk, places: ReleasePaths, release: string): void {
  const link = path.join(places.staging, 'current');
  disk.link(path.join('releases', release), link);
  disk.rename(link, places.current);
}
