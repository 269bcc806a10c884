/** A check of the repository, or of the site built from it. */
export interface Check {
  name: string;
  /** `sources` need generated files, `build` the built site too, and `network` the registry besides. */
  scope: 'sources' | 'build' | 'network';
  /** A command of the shell, or a function of this repository. */
  run: string | (() => Promise<CheckResult>);
}

/** The result of a check: one line for each problem, which begins with file and line if there is one, and a summary. */
export interface CheckResult {
  problems: readonly string[];
  summary: string;
}
