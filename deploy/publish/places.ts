import fs from 'node:fs';
import path from 'node:path';
import { Refusal } from '../Refusal.ts';

/** What is where in a folder of releases. */
export interface Places {
  /** The folder itself. */
  root: string;
  /** A folder for each release, complete from the moment it has its name. */
  releases: string;
  /** Files whose names have a hash, of all releases that are still there. */
  kept: string;
  /** The link to the release that is served. */
  current: string;
  /** Which release was served from when on. */
  history: string;
  /** What is not whole yet, or is being removed. */
  staging: string;
  lock: string;
}

export function placesIn(folder: string): Places {
  const root = path.resolve(folder);
  const at = (name: string) => path.join(root, name);
  return {
    root,
    releases: at('releases'),
    kept: at('kept'),
    current: at('current'),
    history: at('history.json'),
    staging: at('.staging'),
    lock: at('.lock'),
  };
}

/** The release that the link leads to. */
export function currentRelease({ current }: Places): string | undefined {
  const found = fs.lstatSync(current, { throwIfNoEntry: false });
  if (!found) return undefined;
  if (!found.isSymbolicLink())
    throw new Refusal(`${current} is not a link to a release. Move it away: publishing makes that link.`);
  return path.basename(fs.readlinkSync(current));
}
