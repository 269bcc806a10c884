import { isInstalled, packageAt, placeOf, placesBelow, type Lockfile } from './Lockfile.ts';

/** The list of what a build has put in front of readers, in CycloneDX's form, as far as it is read. */
export interface Sbom {
  components?: { purl?: string }[];
}

/** The versions that an app names, such as the starter's. */
export interface AppManifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/**
 * Every package that readers get, as `name@version`: in the browser, as a dependency of a package that they install, or
 * in the starter.
 *
 * @param folders - of the packages that are published
 */
export function shippedPackages(
  lock: Lockfile,
  sbom: Sbom,
  folders: readonly string[],
  starter: AppManifest,
): ReadonlySet<string> {
  const places = new Set<string>();
  for (const folder of folders) placesBelow(lock, folder, places);
  for (const [name, version] of Object.entries({ ...starter.dependencies, ...starter.devDependencies })) {
    const place = placeOf(lock, name, '');
    // npm knows of what this repository installs, and the starter may have a package of its own.
    if (place !== undefined && lock.packages[place]?.version === version) placesBelow(lock, place, places);
  }
  return new Set([
    ...[...places].filter(isInstalled).map((place) => packageAt(lock, place)),
    ...(sbom.components ?? []).flatMap(({ purl }) => nameOf(purl) ?? []),
  ]);
}

/** `pkg:npm/%40scope/name@1.0.0?…` as `@scope/name@1.0.0`. */
function nameOf(purl = ''): string | undefined {
  const name = /^pkg:npm\/([^?#]+)/.exec(purl)?.[1];
  return name && decodeURIComponent(name);
}
