import type { Served } from './serveWithNginx.ts';

/** A running nginx with files that a test may read. */
export interface Hosted extends Served {
  /** The folder that contains the site's base path. */
  root: string;
}
