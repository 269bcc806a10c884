/** Carries the versions of the changelogs' newest releases over to every file that states them. */
import { apply } from '../checks/literals/edits.ts';
import { releaseEdits } from '../checks/literals/release.ts';

const edits = releaseEdits('.');
apply('.', edits);
console.log(edits.length === 0 ? 'release: nothing to do' : `release: ${edits.length} files changed`);
