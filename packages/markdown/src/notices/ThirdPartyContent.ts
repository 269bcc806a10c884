import type { Archive } from './archives.ts';
import type { Font } from './fonts.ts';
import type { ThirdPartyPackage } from './readPackage.ts';

/** A package whose code is in the site's own files. */
export interface BundledPackage extends ThirdPartyPackage {
  /** The texts that must accompany copies of the package. */
  text: string;
  /** The scripts that contain it, as paths relative to the root of the site. */
  scripts: string[];
}

/** All third-party work that the site serves. */
export interface ThirdPartyContent {
  bundled: readonly BundledPackage[];
  fonts: readonly (Font & { content: string })[];
  archives: readonly Archive[];
}

/** Returns every package that the archives require and don't contain, without duplicates. */
export function archiveDependencies(archives: readonly Archive[]): ThirdPartyPackage[] {
  const packages = new Map<string, ThirdPartyPackage>();
  const add = (dependencies: Archive['dependencies']): void => {
    for (const dependency of dependencies.values()) {
      const id = packageUrl(dependency.package);
      if (packages.has(id)) continue;
      packages.set(id, dependency.package);
      add(dependency.dependencies);
    }
  };
  for (const { dependencies } of archives) add(dependencies);
  return [...packages].toSorted(byId).map(([, thirdParty]) => thirdParty);
}

/** Returns the standard URL of a package: `pkg:npm/%40scope/name@1.0.0`. */
export const packageUrl = ({ name, version }: { name: string; version: string }): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** Compares entries by code units, which is the same on every machine. */
export const byId = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : 1;
