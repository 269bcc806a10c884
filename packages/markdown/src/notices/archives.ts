import fs from 'node:fs';
import path from 'node:path';
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

/** Returns the folder in which Node finds a package, starting from another package's folder. */
function resolvePackageFolder(from: string, name: string): string {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const packageFolder = path.join(folder, 'node_modules', name);
    if (fs.existsSync(path.join(packageFolder, 'package.json'))) return packageFolder;
    if (folder === path.dirname(folder))
      throw new Error(`${from}/package.json: ${name} is not installed. Run npm ci.`);
  }
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
  const read = (packageFolder: string): Dependency => {
    const { dependencies = {} } = readManifest(packageFolder);
    const dependency: Dependency = { package: readPackage(packageFolder), dependencies: new Map() };
    known.set(packageFolder, dependency);
    dependency.dependencies = readDependencies(packageFolder, Object.keys(dependencies), known);
    return dependency;
  };
  return new Map(
    names.toSorted().map((name) => {
      const packageFolder = resolvePackageFolder(folder, name);
      return [name, known.get(packageFolder) ?? read(packageFolder)];
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
