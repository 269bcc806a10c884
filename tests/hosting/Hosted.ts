import type { Served } from './serveWithNginx.ts';

/** A running nginx over files that a test may look at. */
export interface Hosted extends Served {
  /** The folder that holds the site's path. */
  root: string;
}
