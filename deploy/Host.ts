import type { FinishedBuild } from './FinishedBuild.ts';

/** A host that can serve the site. */
export interface Host {
  /** A description for people who choose a host. */
  title: string;
  /**
   * Writes all files that the host needs into an empty folder. The rules are in `deploy/rules`. The page about hosting
   * lists the limitations of each host.
   */
  write: (build: FinishedBuild, folder: string) => void | Promise<void>;
}
