import { changesSince, type Changes } from '../../../packages/checks/src/changes/changesSince.ts';
import { dependentsOf } from '../../../packages/checks/src/changes/dependents.ts';
import { isChecked } from '../../../packages/checks/src/page/isText.ts';
import { structureFiles } from '../../../packages/checks/src/structure/files.ts';
import { symbolFiles } from '../../../packages/checks/src/symbols/files.ts';
import type { Options } from './options.ts';

/** The files to check. */
export interface Work {
  /** Texts of the site: pages, and the sources of pages. */
  texts: string[];
  /** Texts that depend on a changed file, each with that file. */
  dependents: ReadonlyMap<string, string>;
  /** All changed files, including those that aren't texts. */
  changed: readonly string[];
  removed: readonly string[];
}

/** Finds the files to check: those given, all, or those changed since the base with their dependents. */
export function workOf(root: string, { all, base, files }: Options): Work {
  const none = { dependents: new Map<string, string>(), removed: [] };
  if (files.length > 0) {
    const texts = files.filter((file) => isChecked(file) || /\.mdx?$/.test(file));
    return { ...none, texts, changed: files };
  }
  if (all) {
    const texts = [...structureFiles(), ...symbolFiles()];
    return { ...none, texts: [...new Set(texts)], changed: [] };
  }
  return workSince(root, changesSince(root, base));
}

function workSince(root: string, changes: Changes): Work {
  const { changed, removed } = changes;
  return {
    texts: changed.filter(isChecked),
    dependents: dependentsOf(root, changes),
    changed,
    removed,
  };
}
