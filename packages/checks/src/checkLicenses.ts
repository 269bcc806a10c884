/**
 * Checks that every package that the lockfile installs has a license of the lists: `shippedLicenses` for what readers get
 * with the published packages, `toolLicenses` for all else. What is in the scripts is checked by the build.
 */
import { installedWith } from '../../markdown/src/notices/Shipped.ts';
import { readArchives } from '../../markdown/src/notices/archives.ts';
import { findProblems } from './licenses/findProblems.ts';

try {
  const { packages, problems } = findProblems('.');
  for (const problem of problems) console.error(problem);
  // Each is read by the rules for what ships.
  const shipped = installedWith(readArchives('.'));
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`licenses: ${packages} packages, ${shipped.length} of them come with the archives`);
} catch (error) {
  console.error(`licenses: ${(error as Error).message}`);
  process.exitCode = 1;
}
