/**
 * What becomes of strings that dependencies write into the page by themselves: those that are known pass, and for any
 * other the browser throws an error that says so. A new one, after an update, is found by `tests/e2e/policy.spec.ts`.
 */
import { createPolicy } from '../components/Dom/trustedTypes.ts';
import { trustedTypes } from '../config/trustedTypes.ts';

const KNOWN = [
  // React makes a script element of it that does not run.
  '<script></script>',
  // NProgress, the bar over a page that loads.
  '<div class="bar" role="bar"><div class="peg"></div></div><div class="spinner" role="spinner"><div class="spinner-icon"></div></div>',
];

/**
 * What a page says to search engines, which Helmet writes: JSON, in which no element can begin. A browser asks as if it
 * were a script too, and it would be none: a colon behind a string is an error.
 */
const DATA = /^\{"@context":"https:\/\/schema\.org"[^<]*\}$/;

createPolicy(trustedTypes.rest, {
  createHTML: (html) => (KNOWN.includes(html) || DATA.test(html) ? html : null),
  createScript: (script) => (DATA.test(script) ? script : null),
  // The bundler asks its own policy for scripts, but not for a worker.
  createScriptURL: (address) =>
    // Not the origin: that of what a page has made itself is its own too.
    new URL(address, window.location.href).href.startsWith(`${window.location.origin}/`) ? address : null,
});
