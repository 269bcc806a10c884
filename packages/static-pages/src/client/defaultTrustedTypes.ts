/**
 * The default Trusted Types policy, for strings that dependencies write into the page. Known strings pass, and for any
 * other the browser throws an error. `tests/e2e/policy.spec.ts` finds new strings after an update.
 */
import { createPolicy } from '../../../../src/components/Dom/trustedTypes.ts';
import { trustedTypes } from '../../../../src/config/trustedTypes.ts';

const KNOWN = [
  // React creates a script element from it that doesn't run.
  '<script></script>',
  // NProgress, the progress bar above a loading page.
  '<div class="bar" role="bar"><div class="peg"></div></div><div class="spinner" role="spinner"><div class="spinner-icon"></div></div>',
];

/**
 * Matches the structured data that Helmet writes for search engines: JSON in which no element can begin. Browsers check
 * it as a script, too. It couldn't run as one, because a colon after a string is a syntax error.
 */
const DATA = /^\{"@context":"https:\/\/schema\.org"[^<]*\}$/;

createPolicy(trustedTypes.default, {
  createHTML: (html) => (KNOWN.includes(html) || DATA.test(html) ? html : null),
  createScript: (script) => (DATA.test(script) ? script : null),
  // The bundler uses its own policy for scripts, but not for workers.
  createScriptURL: (address) =>
    // Compares the address and not `origin`, because blob URLs that a page creates have its origin as well.
    new URL(address, window.location.href).href.startsWith(`${window.location.origin}/`) ? address : null,
});
