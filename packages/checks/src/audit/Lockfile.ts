interface LockedPackage {
  /** Its own name, where it is installed under another one. */
  name?: string;
  version?: string;
  /** The place that a link leads to. */
  resolved?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The lockfile of npm, as far as it is read: packages by the places where they are installed. */
export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

/** What stands before the name of a package in the place where it is installed. */
const FOLDER = 'node_modules/';

/** The package of a place, as `name@version`. */
export function packageAt({ packages }: Lockfile, place: string): string {
  const { name = place.slice(place.lastIndexOf(FOLDER) + FOLDER.length), version = '' } =
    packages[place] ?? {};
  return `${name}@${version}`;
}

/** Whether a place is one of a package that was installed, and not of this repository. */
export const isInstalled = (place: string): boolean => place.includes(FOLDER);

/** All places that are installed because of one, that one too. */
export function placesBelow(lock: Lockfile, start: string, found = new Set<string>()): Set<string> {
  if (found.has(start)) return found;
  found.add(start);
  const { dependencies, optionalDependencies, peerDependencies } = lock.packages[start] ?? {};
  for (const name of Object.keys({ ...peerDependencies, ...optionalDependencies, ...dependencies })) {
    const place = placeOf(lock, name, start);
    // What is optional need not be there.
    if (place !== undefined) placesBelow(lock, place, found);
  }
  return found;
}

/** Where Node finds a package from a place: there, or in a folder above. */
export function placeOf(lock: Lockfile, name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}${FOLDER}${name}`;
    const locked = lock.packages[place];
    if (locked) return locked.link ? locked.resolved : place;
    if (folder === '') return undefined;
  }
}
