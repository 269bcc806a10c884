import { DOCS } from '../../sdk-base/src/addresses.ts';
import { errorAnchor, exceptionsUrl } from '../../sdk-base/src/errors/docsUrl.ts';

/** Where the docs are, as the packages have it. */
export const docsOrigin: string = DOCS;

/** The page on errors, whose address every error of the SDKs has: its path below that of the docs. */
export const exceptionsRoute = exceptionsUrl.slice(docsOrigin.length);

/** Where an error code is explained. */
export const errorRoute = (code: string): string => `${exceptionsRoute}#${errorAnchor(code)}`;

/** The page of the backend API. */
export const apiRoute = '/backend-openapi';

/** A place in the references: a tree (`sdk-base`), a symbol's page in it, a member's anchor on that. */
export const referenceRoute = (place: string): string => `/api/${place}`;

/** The address of a page, as the docs plugin makes it: an index page keeps its slash. */
export function routeOf(id: string, routeBase: string, slug?: unknown): string {
  const base = routeBase.replace(/\/$/, '');
  if (typeof slug === 'string') {
    return slug.startsWith('/') ? base + slug : `${base}/${id.replace(/[^/]*$/, '')}${slug}`;
  }
  return `${base}/${id.replace(/(^|\/)(index|README)$/, '$1')}`;
}

/** Whether a Markdown file of the built site is a page's. Others are made for agents: instructions, and the same as a skill. */
export const isPageFile = (file: string): boolean =>
  !/^(?:AGENTS\.md|skill\.md|\.well-known\/.*)$/.test(file);
