/**
 * The policies that turn a string into markup, or into the address of a script: where Trusted Types are enforced,
 * nothing else in a page can. The Content-Security-Policy names them, so that no script makes another.
 */
export const trustedTypes = {
  /** The bundler's, for the addresses of the site's own scripts. */
  scripts: 'docs#scripts',
  /** Ours, for markup that the build made. */
  html: 'docs#html',
  /** What is asked for all other strings: it knows the few that dependencies write. */
  rest: 'default',
} as const;
