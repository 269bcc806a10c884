import { DOCS } from '../../sdk-base/src/addresses.ts';
import { errorAnchor, exceptionsUrl } from '../../sdk-base/src/errors/docsUrl.ts';

/** The docs' address, as compiled into the packages. */
export const docsOrigin: string = DOCS;

/** The path of the page on errors, below the docs' address. Every SDK error links to it. */
export const exceptionsRoute = exceptionsUrl.slice(docsOrigin.length);

/** Returns the address of an error code's explanation. */
export const errorRoute = (code: string): string => `${exceptionsRoute}#${errorAnchor(code)}`;

export const apiRoute = '/backend-openapi';

/**
 * Returns the address of a place in the references: a tree (`sdk-base`), a symbol's page in it, or a member's anchor on
 * that page.
 */
export const referenceRoute = (location: string): string => `/api/${location}`;

/** Returns a page's address as the docs plugin builds it. An index page's address ends in a slash. */
export function routeOf(id: string, routeBase: string, slug?: unknown): string {
  const base = routeBase.replace(/\/$/, '');
  if (typeof slug === 'string') {
    return slug.startsWith('/') ? base + slug : `${base}/${id.replace(/[^/]*$/, '')}${slug}`;
  }
  return `${base}/${id.replace(/(^|\/)(index|README)$/, '$1')}`;
}

export const withoutTrailingSlash = (address: string): string => address.replace(/(.)\/$/, '$1');

/**
 * Whether a Markdown file of the built site belongs to a page. The others are for agents: instructions, and the same
 * text as a skill.
 */
export const isPageFile = (file: string): boolean =>
  !/^(?:AGENTS\.md|skill\.md|\.well-known\/.*)$/.test(file);
