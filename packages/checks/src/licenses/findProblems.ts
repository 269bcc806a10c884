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

interface Licensed {
  name: string;
  version: string;
  license: string | undefined;
  /** What its manifest says by itself. */
  stated: string | undefined;
}

/** A package as its own manifest says; of one for other platforms, as the lockfile does. */
function readLicensed(root: string, lock: LicensedLock, place: string): Licensed {
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
 * What is wrong with the licenses of all that the lockfile installs, a line each. What ships has a shorter list, which
 * the build holds: it knows what is in the scripts.
 */
export function findProblems(root: string): { packages: number; problems: string[] } {
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
