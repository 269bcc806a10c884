import fs from 'node:fs';
import path from 'node:path';
import { UserError } from '../UserError.ts';

/** The paths in a folder of releases. */
export interface ReleasePaths {
  /** The folder itself. */
  root: string;
  /** A folder for each release, which is complete from the moment it has its name. */
  releases: string;
  /** Files with a hash in their names, of all releases that still exist. */
  hashedFiles: string;
  /** The link to the release that is served. */
  current: string;
  /** The file that records when each release became the current one. */
  history: string;
  /** Releases that are incomplete or being removed. */
  staging: string;
  lock: string;
}

export function releasePathsIn(folder: string): ReleasePaths {
  const root = path.resolve(folder);
  const inRoot = (name: string) => path.join(root, name);
  return {
    root,
    releases: inRoot('releases'),
    hashedFiles: inRoot('kept'),
    current: inRoot('current'),
    history: inRoot('history.json'),
    staging: inRoot('.staging'),
    lock: inRoot('.lock'),
  };
}

/** Returns the release that the link points to. */
export function currentRelease({ current }: ReleasePaths): string | undefined {
  const stats = fs.lstatSync(current, { throwIfNoEntry: false });
  if (!stats) return undefined;
  if (!stats.isSymbolicLink())
    throw new UserError(`${current} is not a link to a release. Move it away: publishing creates that link.`);
  return path.basename(fs.readlinkSync(current));
}
