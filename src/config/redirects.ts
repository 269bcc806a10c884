/** An address that was a page's once, and where its readers are led. Both are paths below the site's own. */
export interface Redirect {
  /** As `tests/content/everServed.txt` has it: `/products/old-name`. */
  readonly from: string;
  /** A page of today, as `tests/content/routes.txt` has it, and an anchor on it perhaps: `/products/name#section`. */
  readonly to: string;
  /** The day from which on, as YYYY-MM-DD. A rule stays: bookmarks and other sites' links don't end. */
  readonly since: string;
}

/**
 * Every page that was moved or removed. `npm run move` and `npm run remove` write the rules, hosts answer with them
 * (`deploy/`), and the build has a page at each old address for hosts that can't (`packages/post-build/src/moved`).
 */
export const redirects: readonly Redirect[] = [];
