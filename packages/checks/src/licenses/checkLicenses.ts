import fs from 'node:fs';
import path from 'node:path';
import {
  isAllowed,
  licenseOf,
  readLicenses,
  toolLicenses,
  type LicenseFields,
} from '../../../markdown/src/notices/licenses.ts';
import { isInstalled, type Lockfile } from '../audit/Lockfile.ts';

const LISTS = 'packages/markdown/src/notices/licenses.ts';

type LicensedLock = { packages: { [place: string]: Lockfile['packages'][string] & LicenseFields } };

interface PackageLicense {
  name: string;
  version: string;
  license: string | undefined;
  /** The license in the package's own manifest. */
  stated: string | undefined;
}

/** Reads a package's license from its own manifest, or from the lockfile if the package is for another platform. */
function readLicensed(root: string, lock: LicensedLock, place: string): PackageLicense {
  const locked = lock.packages[place] ?? {};
  const name = locked.name ?? place.replace(/^.*node_modules\//, '');
  const file = path.join(root, place, 'package.json');
  const fields = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as LicenseFields) : locked;
  const { license, licenses } = fields;
  return {
    name,
    version: String(locked.version),
    license: licenseOf({ license, licenses, name }),
    stated: licenseOf({ license, licenses }),
  };
}

/**
 * Reports problems with the licenses of all packages in the lockfile, one line each. The shorter list for packages that
 * readers get is enforced by the build, since the build knows the contents of the scripts.
 */
export function checkLicenses(root: string): { packages: number; problems: string[] } {
  const lock = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as LicensedLock;
  const places = Object.keys(lock.packages).filter(
    (place) => isInstalled(place) && !lock.packages[place]?.link,
  );
  const all = places.map((place) => ({ place, ...readLicensed(root, lock, place) }));
  const problems = all
    .filter(({ license }) => !license || !isAllowed(license, toolLicenses))
    .map(({ place, name, version, license }) =>
      license
        ? `${place}: ${name} ${version} is under ${license}, which is not in toolLicenses of ${LISTS}`
        : `${place}: ${name} ${version} states no license. Read its files, and add what they say to readLicenses of ${LISTS}`,
    );
  const unneeded = Object.keys(readLicenses)
    .filter((name) =>
      all.every((each) => each.name !== name || (each.stated && isAllowed(each.stated, toolLicenses))),
    )
    .map((name) => `${LISTS}: no package needs what readLicenses says of ${name}`);
  return { packages: all.length, problems: [...problems, ...unneeded] };
}
