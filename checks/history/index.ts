import fs from 'node:fs';
import path from 'node:path';
import { lines, readLine, type Line } from '../../facts/history/History.ts';
import { releaseRoute } from '../../facts/history/readHistory.ts';
import { readSources, type Sources } from '../../facts/history/readSources.ts';
import { releasedVersions, type HistoryId } from '../../facts/history/Snapshot.ts';
import type { Problem } from '../../facts/problem.ts';
import { readChangelog } from './changelogs.ts';
import { checkBreaking } from './checkBreaking.ts';
import { checkSince } from './checkSince.ts';

/** What's wrong between the snapshots of the releases, the sources, and the changelogs. */
export function checkHistory(root: string): Problem[] {
  const sources = readSources(root);
  return lines.flatMap((ids) => {
    const line = readLine(root, ids, sources, newestOf(root, ids));
    return [...problemsOf(root, line, sources), ...checkReleased(root, ids), ...checkPages(root, line)];
  });
}

/** What's wrong between one line of releases and its sources. */
export const problemsOf = (root: string, line: Line, sources: Sources): Problem[] => [
  ...checkSince(line, sources),
  ...checkBreaking(root, line, sources),
];

/** The version that a changelog has released last. */
export const newestOf = (root: string, [id]: readonly HistoryId[]): string =>
  readChangelog(root, id as HistoryId).newest;

/** Symbols and operations lead to the page of each version that changed them. */
const checkPages = (root: string, { pairs }: Line): Problem[] =>
  pairs.flatMap(({ from, to }) => {
    const file = `docs${releaseRoute(to)}.mdx`;
    if (fs.existsSync(path.join(root, file))) return [];
    const message = `${to} has no page. Write what to do about its changes since ${from}, with <ReleaseChanges version="${to}" />.`;
    return [{ file, line: 1, message }];
  });

/** Every version that a changelog has a date for has a snapshot. */
function checkReleased(root: string, ids: readonly HistoryId[]): Problem[] {
  return ids.flatMap((id) => {
    const { source, text, newest } = readChangelog(root, id);
    if (releasedVersions(root, id).includes(newest)) return [];
    const line = text.split('\n').findIndex((one) => one.startsWith(`## [${newest}]`)) + 1;
    return [
      { file: source.file, line, message: `${newest} has no snapshot in history. Run npm run release.` },
    ];
  });
}
