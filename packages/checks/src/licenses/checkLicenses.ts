import fs from 'node:fs';
import path from 'node:path';
import { archiveDependencies } from '../../../markdown/src/notices/ThirdPartyContent.ts';
import { readArchives } from '../../../markdown/src/notices/archives.ts';
import {
  isAllowed,
  licenseOf,
  readLicenses,
  toolLicenses,
  type LicenseFields,
} from '../../../markdown/src/notices/licenses.ts';

const LISTS = 'packages/markdown/src/notices/licenses.ts';

interface LicensedLock {
  packages: Record<string, LicenseFields & { name?: string; version?: string; link?: boolean }>;
}

/** Reads a package's license from its own manifest, or from the lockfile if the package is for another platform. */
function readLicensed(root: string, lock: LicensedLock, installPath: string) {
  const locked = lock.packages[installPath] ?? {};
  const name = locked.name ?? installPath.replace(/^.*node_modules\//, '');
  const file = path.join(root, installPath, 'package.json');
  const fields = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as LicenseFields) : locked;
  const { license, licenses } = fields;
  return {
    name,
    version: String(locked.version),
    license: licenseOf({ license, licenses, name }),
    /** The license in the package's own manifest. */
    stated: licenseOf({ license, licenses }),
  };
}

/**
 * Reports problems with the licenses of all packages in the lockfile, one line each. The shorter list for packages that
 * readers get is enforced by the build, since the build knows the contents of the scripts.
 */
export function checkLicenses(root: string): { packages: number; problems: string[] } {
  const lock = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as LicensedLock;
  const installPaths = Object.keys(lock.packages).filter(
    (installPath) => installPath.includes('node_modules/') && !lock.packages[installPath]?.link,
  );
  const all = installPaths.map((installPath) => ({ installPath, ...readLicensed(root, lock, installPath) }));
  const problems = all
    .filter(({ license }) => !license || !isAllowed(license, toolLicenses))
    .map(({ installPath, name, version, license }) =>
      license
        ? `${installPath}: ${name} ${version} is under ${license}, which is not in toolLicenses of ${LISTS}. Replace the package, or add the license`
        : `${installPath}: ${name} ${version} states no license. Read its license file, and add the license to readLicenses of ${LISTS}`,
    );
  const unneeded = Object.keys(readLicenses)
    .filter((name) =>
      all.every((each) => each.name !== name || (each.stated && isAllowed(each.stated, toolLicenses))),
    )
    .map((name) => `${LISTS}: no package needs the entry of ${name} in readLicenses. Remove it`);
  return { packages: all.length, problems: [...problems, ...unneeded] };
}

/**
 * Checks that every package of the lockfile has an allowed license. The list is `shippedLicenses` for packages that
 * readers get with the published ones, and `toolLicenses` for all others.
 */
export function checkAllLicenses() {
  const { packages, problems } = checkLicenses('.');
  // Reading a package throws if its license isn't allowed for shipped packages.
  const shipped = archiveDependencies(readArchives('.'));
  return { problems, summary: `${packages} packages, ${shipped.length} of them come with the archives` };
}
