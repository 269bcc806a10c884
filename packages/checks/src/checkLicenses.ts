/**
 * Checks that every package of the lockfile has an allowed license. The list is `shippedLicenses` for packages that
 * readers get with the published ones, and `toolLicenses` for all others. The build checks the packages in the site's
 * scripts.
 */
import { archiveDependencies } from '../../markdown/src/notices/ThirdPartyContent.ts';
import { readArchives } from '../../markdown/src/notices/archives.ts';
import { checkLicenses } from './licenses/checkLicenses.ts';

try {
  const { packages, problems } = checkLicenses('.');
  for (const problem of problems) console.error(problem);
  // Reading a package throws if its license isn't allowed for shipped packages.
  const shipped = archiveDependencies(readArchives('.'));
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`licenses: ${packages} packages, ${shipped.length} of them come with the archives`);
} catch (error) {
  console.error(`licenses: ${(error as Error).message}`);
  process.exitCode = 1;
}
