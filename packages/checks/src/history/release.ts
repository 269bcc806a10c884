import { lines, readLine } from '../../../history/src/History.ts';
import { readSources } from '../../../history/src/readSources.ts';
import { releasedVersions, writeSnapshot, type HistoryId } from '../../../history/src/Snapshot.ts';
import type { Problem } from '../../../model/src/problem.ts';
import { newestOf, problemsOf } from './index.ts';

/** What a release adds to the history, or why it can't. */
export interface ReleaseHistory {
  problems: Problem[];
  /** The versions without a snapshot, by what has them. */
  versions: [HistoryId, string][];
  /** Writes the snapshots. */
  write: () => void;
}

/** Prepares the snapshots of the versions that the changelogs have a date for, and that have none yet. */
export function releaseHistory(root: string): ReleaseHistory {
  const due = lines.filter(
    (ids) => !releasedVersions(root, ids[0] as HistoryId).includes(newestOf(root, ids)),
  );
  if (due.length === 0) return { problems: [], versions: [], write: () => undefined };
  const sources = readSources(root);
  const problems = due.flatMap((ids) =>
    problemsOf(root, readLine(root, ids, sources, newestOf(root, ids)), sources),
  );
  const versions = due.flatMap((ids) => ids.map((id): [HistoryId, string] => [id, newestOf(root, ids)]));
  const write = () => {
    for (const [id, version] of versions) writeSnapshot(root, id, { version, items: sources[id] });
  };
  return { problems, versions, write };
}
