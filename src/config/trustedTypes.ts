/**
 * The Trusted Types policies. Where browsers enforce them, only these can turn a string into markup or into the URL of
 * a script. The Content-Security-Policy lists them, so that no script can create another policy.
 */
export const trustedTypes = {
  /** The bundler's policy, for the URLs of the site's own scripts. */
  scripts: 'docs#scripts',
  /** Our policy for markup from the build. */
  html: 'docs#html',
  /** The default policy for all other strings. It allows the few that dependencies write. */
  default: 'default',
} as const;
