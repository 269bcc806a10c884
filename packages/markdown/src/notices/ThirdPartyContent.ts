import type { Archive } from './archives.ts';
import type { Font } from './fonts.ts';
import type { ThirdPartyPackage } from './readPackage.ts';

/** A package whose code is in the site's own files. */
export interface BundledPackage extends ThirdPartyPackage {
  /** The texts that have to accompany copies of it. */
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
  const found = new Map<string, ThirdPartyPackage>();
  const add = (needs: Archive['dependencies']): void => {
    for (const needed of needs.values()) {
      const id = packageUrl(needed.package);
      if (found.has(id)) continue;
      found.set(id, needed.package);
      add(needed.dependencies);
    }
  };
  for (const { dependencies } of archives) add(dependencies);
  return [...found].toSorted(byId).map(([, each]) => each);
}

/** Returns the standard URL of a package: `pkg:npm/%40scope/name@1.0.0`. */
export const packageUrl = ({ name, version }: { name: string; version: string }): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** Compares entries by code units, which is the same on every machine. */
export const byId = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;
