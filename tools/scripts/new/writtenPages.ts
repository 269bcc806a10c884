import { componentAnchors } from '../../../packages/checks/src/site/componentAnchors.ts';
import type { Page } from '../../../packages/checks/src/site/readPages.ts';
import { readSitePages } from '../../../packages/checks/src/site/sitePages.ts';
import { nearest } from '../../../packages/model/src/nearest.ts';
import { withoutTrailingSlash } from '../../../packages/model/src/routes.ts';
import { UserError, type Draft } from './Draft.ts';

/** Returns every page of the guides, and the written pages next to the references. */
export const writtenPages = (root: string): Page[] =>
  readSitePages(root).pages.filter(({ generated }) => !generated);

const ADDRESS = /^(?:\/[a-z\d][a-z\d_-]*)+\/?$/;

export function fileAndIdOf(address: string): { file: string; id: string } {
  if (!ADDRESS.test(address))
    throw new UserError(
      `"${address}" is not an address for a page. Write lowercase letters, digits and hyphens: /products/my-page`,
    );
  const folder = address.startsWith('/api/') ? 'api' : 'docs';
  const name = address.slice(folder === 'api' ? '/api/'.length : 1);
  const id = name === '' || name.endsWith('/') ? `${name}index` : name;
  if (folder === 'api' && id.includes('/'))
    throw new UserError(`${address} is in a reference, which is generated. Choose /api/my-page, or a guide.`);
  return { file: `${folder}/${id}.mdx`, id };
}

export const pageAt = (pages: readonly Page[], address: string): Page | undefined =>
  pages.find(({ route }) => withoutTrailingSlash(route) === withoutTrailingSlash(address));

/** Returns the page at an address, or throws a refusal that suggests the nearest ones. */
export function requirePage(draft: Draft, address: string): Page {
  const pages = writtenPages(draft.root);
  const page = pageAt(pages, address);
  if (page) return page;
  const near = nearest(
    address,
    pages.map(({ route }) => route),
    3,
  );
  throw new UserError(
    `there is no written page at ${address}.${near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : ''}`,
  );
}

/** Returns the anchors of a page, from its text and from its components. */
export function anchorsOf(root: string, route: string): Set<string> {
  const page = readSitePages(root).pages.find((each) => each.route === route);
  return new Set([...(page?.anchors ?? []), ...(componentAnchors()[withoutTrailingSlash(route)] ?? [])]);
}
