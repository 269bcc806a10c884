import { changesSince, type GitChanges } from '../../../packages/checks/src/changes/changesSince.ts';
import { dependentsOf } from '../../../packages/checks/src/changes/dependents.ts';
import { isCheckedFile } from '../../../packages/checks/src/page/checkedFiles.ts';
import { appliesTo } from '../../../packages/checks/src/registry/texts.ts';
import { structureFiles } from '../../../packages/checks/src/structure/files.ts';
import { symbolFiles } from '../../../packages/checks/src/symbols/files.ts';
import type { Options } from './options.ts';

export interface FilesToCheck {
  /** Texts of the site: pages, and the sources of pages. */
  texts: string[];
  /** Texts that depend on a changed file, each with that file. */
  dependents: ReadonlyMap<string, string>;
  /** All changed files, including those that aren't texts. */
  changed: readonly string[];
  removed: readonly string[];
}

/** Finds the files to check: those given, all, or those changed since the base with their dependents. */
export function findFilesToCheck(root: string, { all, base, files }: Options): FilesToCheck {
  const none = { dependents: new Map<string, string>(), removed: [] };
  if (files.length > 0) {
    const texts = files.filter((file) => isCheckedFile(file) || appliesTo('prose', file));
    return { ...none, texts, changed: files };
  }
  if (all) {
    const texts = [...structureFiles(), ...symbolFiles()];
    return { ...none, texts: [...new Set(texts)], changed: [] };
  }
  return filesChangedSince(root, changesSince(root, base));
}

function filesChangedSince(root: string, changes: GitChanges): FilesToCheck {
  const { changed, removed } = changes;
  return {
    texts: changed.filter(isCheckedFile),
    dependents: dependentsOf(root, changes),
    changed,
    removed,
  };
}
