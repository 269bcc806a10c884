import { archiveDependencies } from '../../../markdown/src/notices/ThirdPartyContent.ts';
import { readArchives } from '../../../markdown/src/notices/archives.ts';
import { checkLicenses } from '../licenses/checkLicenses.ts';
import type { CheckResult } from './Check.ts';

/**
 * Checks that every package of the lockfile has an allowed license. The list is `shippedLicenses` for packages that
 * readers get with the published ones, and `toolLicenses` for all others. The build checks the packages in the site's
 * scripts.
 */
export function checkAllLicenses(): CheckResult {
  const { packages, problems } = checkLicenses('.');
  // Reading a package throws if its license isn't allowed for shipped packages.
  const shipped = archiveDependencies(readArchives('.'));
  return { problems, summary: `${packages} packages, ${shipped.length} of them come with the archives` };
}
