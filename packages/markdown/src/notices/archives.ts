import fs from 'node:fs';
import path from 'node:path';
import { publishedPackages } from '../../../model/src/packages.ts';
import { site } from '../../../../src/config/site.ts';
import { readManifest, readPackage, type ShippedPackage } from './readPackage.ts';

/** An archive that the site serves. It holds our own code, and names what npm installs with it. */
export interface Archive {
  name: string;
  version: string;
  /** Names of our own packages that it needs. */
  own: string[];
  /** Packages of others that it needs, by name, each with what it needs itself. */
  needs: Map<string, Needed>;
}

export interface Needed {
  package: ShippedPackage;
  needs: Map<string, Needed>;
}

/** The folder that Node finds a package in, seen from another one's. */
function folderFrom(from: string, name: string): string {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name);
    if (fs.existsSync(path.join(found, 'package.json'))) return found;
    if (folder === path.dirname(folder)) throw new Error(`${from}/package.json: ${name} is not installed`);
  }
}

/** What packages need, without what a platform may do without: every machine gives the same. */
function needsOf(folder: string, names: readonly string[], read: Map<string, Needed>): Map<string, Needed> {
  return new Map(
    names.toSorted().map((name) => {
      const own = folderFrom(folder, name);
      const before = read.get(own);
      if (before) return [name, before];
      const needed: Needed = { package: readPackage(own), needs: new Map() };
      // Before it is read on: packages may need each other.
      read.set(own, needed);
      needed.needs = needsOf(own, Object.keys(readManifest(own).dependencies ?? {}), read);
      return [name, needed];
    }),
  );
}

/** Every archive with all that it needs. */
export function readArchives(root: string): Archive[] {
  const read = new Map<string, Needed>();
  const archive = (folder: string): Archive => {
    const { name, version, dependencies, peerDependencies } = readManifest(path.join(root, folder));
    const all = Object.keys({ ...dependencies, ...peerDependencies });
    const isOwn = (each: string) => each.startsWith(`${site.scope}/`);
    const needs = needsOf(
      path.join(root, folder),
      all.filter((each) => !isOwn(each)),
      read,
    );
    return { name, version, own: all.filter(isOwn).toSorted(), needs };
  };
  // The starter for Next.js has no other code of its own, and Next.js isn't installed here.
  const starter = archive('packages/downloads/src/starterApp/files/vite');
  return [
    ...publishedPackages.map(({ folder }) => archive(folder)),
    // Both SDKs are in it.
    { ...starter, own: publishedPackages.slice(0, 2).map(({ name }) => name) },
  ];
}
