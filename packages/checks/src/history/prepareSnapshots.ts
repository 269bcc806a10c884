import { newestVersion } from '../../../history/src/changelog.ts';
import { releaseLines, readReleaseLine } from '../../../history/src/ReleaseLine.ts';
import { readSources } from '../../../history/src/readSources.ts';
import { releasedVersions, writeSnapshot, type HistoryId } from '../../../history/src/Snapshot.ts';
import { checkReleaseLine } from './index.ts';

/**
 * Prepares the snapshots of versions that have a date in a changelog and no snapshot yet. Returns these, each with the SDK
 * or API description that it belongs to, and the problems that prevent it.
 */
export function prepareSnapshots(root: string) {
  const due = releaseLines.filter(
    (ids) => !releasedVersions(root, ids[0] as HistoryId).includes(newestVersion(root, ids)),
  );
  const sources = readSources(root);
  const problems = due.flatMap((ids) => checkReleaseLine(root, readReleaseLine(root, ids, sources), sources));
  const versions = due.flatMap((ids) => ids.map((id): [HistoryId, string] => [id, newestVersion(root, ids)]));
  const write = () => {
    for (const [id, version] of versions) writeSnapshot(root, id, { version, items: sources[id] });
  };
  return { problems, versions, write };
}
