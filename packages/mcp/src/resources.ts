import {
  ResourceNotFoundError,
  type Resource,
  type ResourceTemplateType,
} from '@modelcontextprotocol/server';
import { limits } from './limits.ts';
import { makeCursor, readCursor } from './paging/cursor.ts';
import { cutText } from './paging/cutText.ts';
import { findPage, parsePageAddress, RESOURCE_ROOT as ROOT } from './site/findPage.ts';
import type { Page, Site } from './site/Site.ts';
import { invalidParams, shorten } from './invalidParams.ts';

const MARKDOWN = 'text/markdown';

export const pageTemplate: ResourceTemplateType = {
  uriTemplate: `${ROOT}/{+path}{?part}`,
  name: 'page',
  title: 'A page of the docs',
  description:
    'The Markdown of a page, by its path, such as products/nacre-auth. A long page ends with a link to its next part.',
  mimeType: MARKDOWN,
};

const resourceUri = ({ route }: Page): string => `${ROOT}${route}`;

/** Lists pages as resources, a limited number at once. */
export function listResources(
  { pages }: Site,
  cursor: string | undefined,
): { resources: Resource[]; nextCursor?: string } {
  const start = readCursor('resources', cursor);
  const all = [...pages.values()];
  if (start > 0 && start >= all.length)
    throw invalidParams('the cursor points past the last page: leave it out to start again');
  const end = start + limits.listed;
  const resources = all.slice(start, end).map((page) => ({
    uri: resourceUri(page),
    name: page.route,
    title: page.title,
    mimeType: MARKDOWN,
    ...(page.description ? { description: page.description } : {}),
  }));
  return { resources, ...(end < all.length ? { nextCursor: makeCursor('resources', end) } : {}) };
}

/** Returns a page, or the requested part of a long one. */
export function readResource(site: Site, uri: string): { uri: string; mimeType: string; text: string } {
  if (uri.length > limits.name) {
    throw invalidParams(
      `the address of a page may have at most ${limits.name} characters, and this one has ${uri.length}`,
    );
  }
  if (!uri.startsWith(`${ROOT}/`)) {
    throw invalidParams(
      `"${uri.slice(0, 100)}" isn't the address of a page. Addresses look like ${ROOT}/products/nacre-auth`,
    );
  }
  const [address = '', query = ''] = uri.slice(ROOT.length).split('?', 2);
  const page = findPage(site, parsePageAddress(address, site).route);
  if (!page) throw new ResourceNotFoundError(uri, `there's no page ${address.slice(0, 100)}`);
  const part = parsePartNumber(query);
  const text = site.readPage(page);
  let start = 0;
  let end = cutText(text, start, limits.resource);
  for (let number = 1; number < part; number += 1) {
    if (end === text.length)
      throw invalidParams(`${resourceUri(page)} has only ${number} parts, so there's no part ${part}`);
    start = end;
    end = cutText(text, start, limits.resource);
  }
  const next = end < text.length ? `\n\nThe page continues at ${resourceUri(page)}?part=${part + 1}\n` : '';
  return { uri, mimeType: MARKDOWN, text: text.slice(start, end) + next };
}

function parsePartNumber(query: string): number {
  if (query === '') return 1;
  const part = /^part=([1-9]\d{0,3})$/.exec(query)?.[1];
  if (!part) throw invalidParams(`"${shorten(query)}" isn't understood: only ?part=<number> is`);
  return Number(part);
}
