/**
 * Fixes the problems in changed files that have an automatic fix: `npm run fix`, with the same arguments as
 * `npm run check`. It lists its changes, and `npm run check` lists the remaining problems.
 */
import { changesSince } from '../../packages/checks/src/changes/changesSince.ts';
import { readOptions, type Options } from './checkChanged/options.ts';
import { fixFiles } from './fix/fixFiles.ts';
import { repositoryFiles } from '../../packages/checks/src/brandSync/fileEdits.ts';

const filesOf = ({ files, all, base }: Options): readonly string[] =>
  files.length > 0 ? files : all ? repositoryFiles('.') : changesSince(process.cwd(), base).changed;

async function main(): Promise<void> {
  const files = filesOf(readOptions(process.argv.slice(2)));
  const changed = await fixFiles(files);
  for (const [file, fixes] of changed) console.log(`${file}: ${fixes.join(', ')}`);
  const count = changed.size === 1 ? '1 file' : `${changed.size} files`;
  console.log(`fix: ${count} changed. Run npm run check to see the remaining problems.`);
}

main().catch((error: Error) => {
  console.error(`fix: ${error.message}`);
  process.exitCode = 1;
});
