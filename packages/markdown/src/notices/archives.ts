import path from 'node:path';
import { packageFolder } from '../../../model/src/packageFolder.ts';
import { publishedPackages } from '../../../model/src/packages.ts';
import { site } from '../../../../src/config/site.ts';
import { readManifest, readPackage, type ThirdPartyPackage } from './readPackage.ts';

/** An archive that the site serves. It contains our own code, and lists the packages that npm installs with it. */
export interface Archive {
  name: string;
  version: string;
  /** Names of our own packages that it requires. */
  ownPackages: string[];
  /** Third-party packages that it requires, by name, each with its own dependencies. */
  dependencies: Map<string, Dependency>;
}

export interface Dependency {
  package: ThirdPartyPackage;
  dependencies: Map<string, Dependency>;
}

/**
 * Returns the dependencies of packages, except for optional ones, so that the result is the same on every machine.
 *
 * @param known - the packages already read by their folders, since two may depend on each other
 */
function readDependencies(
  folder: string,
  names: readonly string[],
  known = new Map<string, Dependency>(),
): Map<string, Dependency> {
  const manifest = path.join(folder, 'package.json');
  const read = (found: string): Dependency => {
    const { dependencies = {} } = readManifest(found);
    const dependency: Dependency = { package: readPackage(found), dependencies: new Map() };
    known.set(found, dependency);
    dependency.dependencies = readDependencies(found, Object.keys(dependencies), known);
    return dependency;
  };
  return new Map(
    names.toSorted().map((name) => {
      const found = packageFolder(name, path.resolve(manifest));
      if (!found) throw new Error(`${manifest}: ${name} is not installed. Run npm ci.`);
      return [name, known.get(found) ?? read(found)];
    }),
  );
}

/** Returns every archive with all its dependencies. */
export function readArchives(root: string): Archive[] {
  const archive = (folder: string): Archive => {
    const { name, version, dependencies, peerDependencies } = readManifest(path.join(root, folder));
    const names = Object.keys({ ...dependencies, ...peerDependencies });
    const isOwn = (dependency: string) => dependency.startsWith(`${site.scope}/`);
    const thirdParty = readDependencies(
      path.join(root, folder),
      names.filter((dependency) => !isOwn(dependency)),
    );
    return { name, version, ownPackages: names.filter(isOwn).toSorted(), dependencies: thirdParty };
  };
  // The starter for Next.js adds no other third-party code, and Next.js isn't installed here.
  const starter = archive('packages/downloads/src/starterApp/files/vite');
  return [
    ...publishedPackages.map(({ folder }) => archive(folder)),
    // The starter contains both SDKs.
    { ...starter, ownPackages: publishedPackages.slice(0, 2).map(({ name }) => name) },
  ];
}
