import type { FinishedBuild } from './FinishedBuild.ts';

/** A place that serves the site. */
export interface Host {
  /** What it is, for who chooses. */
  title: string;
  /**
   * Writes all that the host needs into an empty folder. The rules are in `deploy/rules`; what a host cannot do is said
   * on the page about hosting.
   */
  write: (build: FinishedBuild, folder: string) => void | Promise<void>;
}
