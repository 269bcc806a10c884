import { lines, readLine } from '../../../history/src/History.ts';
import { readSources } from '../../../history/src/readSources.ts';
import { releasedVersions, writeSnapshot, type HistoryId } from '../../../history/src/Snapshot.ts';
import type { Problem } from '../../../model/src/problem.ts';
import { newestOf, problemsOf } from './index.ts';

/** The snapshots that a release adds to the history, or the problems that prevent it. */
export interface ReleaseHistory {
  problems: Problem[];
  /** The versions without a snapshot, each with the SDK or API description that it belongs to. */
  versions: [HistoryId, string][];
  /** Writes the snapshots. */
  write: () => void;
}

/** Prepares the snapshots of versions that have a date in a changelog and no snapshot yet. */
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
