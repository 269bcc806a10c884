import rules from './redirects.json';

/** A redirect from the route of a former page. Both routes are below the base URL. */
export interface Redirect {
  /** A route in `tests/content/everServed.txt`: `/products/old-name`. */
  readonly from: string;
  /** A current route in `tests/content/routes.txt`, with an optional anchor: `/products/name#section`. */
  readonly to: string;
  /**
   * The date of the redirect, as YYYY-MM-DD. It is never removed, since bookmarks and links from other sites remain.
   */
  readonly since: string;
}

/**
 * Every page that was moved or removed. `npm run move` and `npm run remove` write the rules, hosts answer with them
 * (`deploy/`), and the build has a page at each old address for hosts that can't (`packages/post-build/src/redirects`).
 */
export const redirects: readonly Redirect[] = rules;

/** Returns the build's files at an old route, for hosts without redirects: the page, and its Markdown. */
export function redirectFiles({ from }: Redirect): { html: string; markdown: string } {
  const trimmed = from.replace(/^\/|\/$/g, '');
  return { html: `${trimmed}/index.html`, markdown: `${trimmed}.md` };
}
