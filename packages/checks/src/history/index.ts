import { readChangelog } from '../../../history/src/changelog.ts';
import { releaseLines, readReleaseLine, type ReleaseLine } from '../../../history/src/ReleaseLine.ts';
import { readSources, type Sources } from '../../../history/src/readSources.ts';
import { releasedVersions, type HistoryId } from '../../../history/src/Snapshot.ts';
import { problemLine, type Problem } from '../../../model/src/problem.ts';
import { checkChangelog } from './checkChangelog.ts';
import { checkReleasePages } from './checkReleasePages.ts';
import { checkSince } from './checkSince.ts';

/** Reports contradictions between the snapshots of the releases, the sources and the changelogs. */
export function checkHistory(root: string): Problem[] {
  const sources = readSources(root);
  const problems = releaseLines.flatMap((ids) => {
    const line = readReleaseLine(root, ids, sources);
    return [
      ...checkReleaseLine(root, line, sources),
      ...checkSnapshots(root, ids),
      ...checkReleasePages(root, line),
    ];
  });
  // Release lines that share a version also share its page, so a problem can appear twice.
  return [...new Map(problems.map((problem) => [problemLine(problem), problem])).values()];
}

/** Reports contradictions between one line of releases and its sources. */
export const checkReleaseLine = (root: string, line: ReleaseLine, sources: Sources): Problem[] => [
  ...checkSince(line, sources),
  ...checkChangelog(root, line, sources),
];

/** Checks that the latest version with a date in each changelog has a snapshot. */
function checkSnapshots(root: string, ids: readonly HistoryId[]): Problem[] {
  return ids.flatMap((id) => {
    const { file, text, newest } = readChangelog(root, id);
    if (releasedVersions(root, id).includes(newest)) return [];
    const line = text.split('\n').findIndex((lineText) => lineText.startsWith(`## [${newest}]`)) + 1;
    return [{ file, line, message: `${newest} has no snapshot in history. Run npm run release.` }];
  });
}
