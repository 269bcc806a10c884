import type { Problem } from '../../../model/src/problem.ts';

/** A check of the repository, or of the site built from it. */
export interface Check {
  name: string;
  /** `sources` need generated files, `build` the built site too, and `network` the registry besides. */
  scope: 'sources' | 'build' | 'network';
  /** A command of the shell, or a function of this repository. Without it, `ofChanges` checks all files. */
  run?: string | (() => Promise<CheckResult>);
  /** Checks changed files of the code, for `npm run check`. A removed file may break those that name it. */
  ofChanges?: (changed: readonly string[], removed: readonly string[]) => Promise<readonly Problem[]>;
}

/** The result of a check: one line for each problem, which begins with file and line if there is one, and a summary. */
export interface CheckResult {
  problems: readonly string[];
  summary: string;
}
