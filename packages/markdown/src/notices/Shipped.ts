import type { Archive } from './archives.ts';
import type { Font } from './fonts.ts';
import type { ShippedPackage } from './readPackage.ts';

/** A package whose code is in the site's own files. */
export interface BundledPackage extends ShippedPackage {
  /** The texts that go with copies of it. */
  text: string;
  /** The scripts that hold it, from the root of the site. */
  scripts: string[];
}

/** All that readers get of others. */
export interface Shipped {
  bundled: readonly BundledPackage[];
  fonts: readonly (Font & { content: string })[];
  archives: readonly Archive[];
}

/** Every package that the archives name and do not hold, each once. */
export function installedWith(archives: readonly Archive[]): ShippedPackage[] {
  const found = new Map<string, ShippedPackage>();
  const add = (needs: Archive['needs']): void => {
    for (const needed of needs.values()) {
      const id = idOf(needed.package);
      if (found.has(id)) continue;
      found.set(id, needed.package);
      add(needed.needs);
    }
  };
  for (const { needs } of archives) add(needs);
  return [...found].toSorted(byId).map(([, each]) => each);
}

/** A package in the form that the field writes it in: `pkg:npm/%40scope/name@1.0.0`. */
export const idOf = ({ name, version }: { name: string; version: string }): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** By the alphabet, as every machine has it. */
export const byId = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;
