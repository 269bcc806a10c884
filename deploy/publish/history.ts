import fs from 'node:fs';
import path from 'node:path';
import { UserError } from '../UserError.ts';
import type { Disk } from './Disk.ts';
import { currentRelease, type ReleasePaths } from './ReleasePaths.ts';

/** A release, and the time from which it was served. */
export interface Swap {
  release: string;
  from: string;
}

/**
 * Returns the swaps so far. If the link and the history differ, the link is right, since the last swap was interrupted
 * before it was recorded.
 */
export function readHistory(paths: ReleasePaths, now: Date): Swap[] {
  const { history } = paths;
  const swaps = fs.existsSync(history) ? parseHistory(history) : [];
  const current = currentRelease(paths);
  if (current === undefined || swaps.at(-1)?.release === current) return swaps;
  return [...swaps, { release: current, from: now.toISOString() }];
}

function parseHistory(file: string): Swap[] {
  try {
    const swaps = JSON.parse(fs.readFileSync(file, 'utf8')) as Swap[];
    const isRight = swaps.every(
      ({ release, from }) => typeof release === 'string' && !Number.isNaN(Date.parse(from)),
    );
    if (isRight) return swaps;
  } catch {
    // Reported below.
  }
  throw new UserError(
    `${file} is not a list of { "release", "from" }. Restore it, or delete it with all releases.`,
  );
}

/** Writes the swaps of releases that still exist. */
export function writeHistory(disk: Disk, paths: ReleasePaths, swaps: readonly Swap[]): void {
  const existing = swaps.filter(({ release }) => fs.existsSync(path.join(paths.releases, release)));
  const fresh = path.join(paths.staging, 'history.json');
  disk.write(fresh, `${JSON.stringify(existing, null, 2)}\n`);
  disk.rename(fresh, paths.history);
}

/** Returns when a release was served for the last time, or `undefined` if it never was. */
export function lastServed(swaps: readonly Swap[], release: string, now: Date): Date | undefined {
  const last = swaps.findLastIndex((swap) => swap.release === release);
  if (last === -1) return undefined;
  const next = swaps[last + 1];
  return next ? new Date(next.from) : now;
}

/** Returns the release that was served before the current one. */
export function releaseBefore(swaps: readonly Swap[]): string | undefined {
  const current = swaps.at(-1)?.release;
  return swaps.findLast(({ release }) => release !== current)?.release;
}
