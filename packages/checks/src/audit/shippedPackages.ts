import { isInstalled, packageAt, installPathOf, dependencyPaths, type Lockfile } from './Lockfile.ts';

/** The build's list of packages that readers get, in CycloneDX format, limited to the parts that the check reads. */
export interface Sbom {
  components?: { purl?: string }[];
}

/** The versions in the manifest of an app, such as the starter. */
export interface AppManifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/**
 * Returns every package that readers get, as `name@version`. They get it in the browser, as a dependency of an
 * installed package, or in the starter.
 *
 * @param folders - folders of the published packages
 */
export function shippedPackages(
  lock: Lockfile,
  sbom: Sbom,
  folders: readonly string[],
  starter: AppManifest,
): ReadonlySet<string> {
  const installPaths = new Set<string>();
  for (const folder of folders) dependencyPaths(lock, folder, installPaths);
  for (const [name, version] of Object.entries({ ...starter.dependencies, ...starter.devDependencies })) {
    const installPath = installPathOf(lock, name, '');
    // `npm audit` covers only the versions that this repository installs, and the starter may use another one.
    if (installPath !== undefined && lock.packages[installPath]?.version === version)
      dependencyPaths(lock, installPath, installPaths);
  }
  return new Set([
    ...[...installPaths].filter(isInstalled).map((installPath) => packageAt(lock, installPath)),
    ...(sbom.components ?? []).flatMap(({ purl }) => packageOfPurl(purl) ?? []),
  ]);
}

/** Converts `pkg:npm/%40scope/name@1.0.0?…` to `@scope/name@1.0.0`. */
function packageOfPurl(purl = ''): string | undefined {
  const name = /^pkg:npm\/([^?#]+)/.exec(purl)?.[1];
  return name && decodeURIComponent(name);
}
