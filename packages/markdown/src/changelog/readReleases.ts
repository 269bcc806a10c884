import fs from 'node:fs';
import path from 'node:path';
import { parseChangelog, type Release } from './parseChangelog.ts';
import { changelogSources } from './sources.ts';

/** Absolute paths of the changelog files. Every command runs in the root of the repository. */
export const changelogFiles = changelogSources.map(({ file }) => path.resolve(file));

/** Returns every release of every source, newest first. */
export function readReleases(): Release[] {
  return changelogSources
    .flatMap((source, index) => parseChangelog(fs.readFileSync(changelogFiles[index] ?? '', 'utf8'), source))
    .toSorted((a, b) => b.date.localeCompare(a.date, 'en'));
}

/** Formats a date as "November 20, 2026". */
export function longDate(date: string): string {
  return new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
