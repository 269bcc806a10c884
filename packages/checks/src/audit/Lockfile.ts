interface LockedPackage {
  /** The package's own name, if it's installed under an alias. */
  name?: string;
  version?: string;
  /** The target of a link. */
  resolved?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The parts of npm's lockfile that the check reads, with packages by install path. */
export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

/** Precedes a package's name in its install path. */
const FOLDER = 'node_modules/';

/** Returns the package at an install path as `name@version`. */
export function packageAt({ packages }: Lockfile, installPath: string): string {
  const { name = installPath.slice(installPath.lastIndexOf(FOLDER) + FOLDER.length), version = '' } =
    packages[installPath] ?? {};
  return `${name}@${version}`;
}

/** Whether a path belongs to an installed package rather than to this repository. */
export const isInstalled = (installPath: string): boolean => installPath.includes(FOLDER);

/** Returns the install paths of all transitive dependencies of a package, including its own path. */
export function dependencyPaths(lock: Lockfile, start: string, paths = new Set<string>()): Set<string> {
  if (paths.has(start)) return paths;
  paths.add(start);
  const { dependencies, optionalDependencies, peerDependencies } = lock.packages[start] ?? {};
  for (const name of Object.keys({ ...peerDependencies, ...optionalDependencies, ...dependencies })) {
    const installPath = installPathOf(lock, name, start);
    // Optional dependencies may be missing.
    if (installPath !== undefined) dependencyPaths(lock, installPath, paths);
  }
  return paths;
}

/** Returns the path where Node finds a package from a folder, which is in that folder or in one above. */
export function installPathOf(lock: Lockfile, name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const installPath = `${folder === '' ? '' : `${folder}/`}${FOLDER}${name}`;
    const locked = lock.packages[installPath];
    if (locked) return locked.link ? locked.resolved : installPath;
    if (folder === '') return undefined;
  }
}
