import { trustedTypes } from '../../config/trustedTypes.ts';
import { createPolicy } from './trustedTypes.ts';

const policy = createPolicy(trustedTypes.html, { createHTML: (html) => html });

/**
 * Markup as a browser takes it that enforces Trusted Types; elsewhere the string itself. It is the one way from a string
 * to markup in our own code, and nothing is checked here: only what the build made goes through, from the bundle, from
 * the page as the server sent it, or from a file of the site. Never what a reader typed, or an address says.
 */
export const builtHtml = (html: string): string => policy?.createHTML(html) ?? html;

/**
 * Markup that was in a file.
 *
 * @param source - the address that answered, after all redirects
 */
export function fetchedHtml(html: string, source: string): string {
  if (new URL(source).origin !== window.location.origin)
    throw new Error(`${source} is no address of this site`);
  return builtHtml(html);
}
