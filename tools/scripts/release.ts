/**
 * Writes the versions of the changelogs' newest releases into every file that states them, and saves a snapshot of each
 * API in `history`. If there is a problem, it changes nothing.
 */
import { prepareSnapshots } from '../../packages/checks/src/history/prepareSnapshots.ts';
import { applyEdits } from '../../packages/checks/src/brandSync/fileEdits.ts';
import { releaseEdits } from '../../packages/checks/src/brandSync/release.ts';
import { snapshotFile } from '../../packages/history/src/Snapshot.ts';
import { problemLine } from '../../packages/model/src/problem.ts';

const { problems, versions, write } = prepareSnapshots('.');
if (problems.length > 0) {
  console.error([...problems.map(problemLine), 'release: nothing was changed'].join('\n'));
  process.exit(1);
}
const edits = releaseEdits('.');
applyEdits('.', edits);
write();
for (const [id, version] of versions) console.log(snapshotFile(version, id));
const count = edits.length + versions.length;
console.log(count === 0 ? 'release: nothing to do' : `release: ${count} files changed`);
