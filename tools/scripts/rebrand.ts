/** Writes the brand of `src/config/site.ts` into every file that repeats it as a literal, and into file names. */
import fs from 'node:fs';
import { removeArchives } from '../../packages/history/src/archives.ts';
import { site } from '../../src/config/site.ts';
import { brandOf } from '../../packages/checks/src/brandSync/Brand.ts';
import { applyEdits, textFiles } from '../../packages/checks/src/brandSync/fileEdits.ts';
import { rebrandEdits } from '../../packages/checks/src/brandSync/rebrand.ts';

const edits = rebrandEdits('.', textFiles('.'), brandOf(site));
// Archives contain the brand that they were released under.
if (edits.length > 0) removeArchives('.');
applyEdits(
  '.',
  edits.filter(({ file }) => fs.existsSync(file)),
);
console.log(
  edits.length === 0
    ? 'rebrand: nothing to do'
    : `rebrand: ${edits.length} files changed; run npx oxfmt ., npm install, then npm run release`,
);
