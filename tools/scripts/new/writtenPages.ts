import fs from 'node:fs';
import path from 'node:path';
import { readPages } from '../../../packages/checks/src/site/readPages.ts';
import { componentAnchors } from '../../../packages/checks/src/site/componentAnchors.ts';
import { filesUnder, writtenPage } from '../../../packages/model/src/files.ts';
import { readFrontMatter, type FrontMatter } from '../../../packages/model/src/frontMatter.ts';
import { nearest } from '../../../packages/model/src/nearest.ts';
import { routeOf, withoutTrailingSlash } from '../../../packages/model/src/routes.ts';
import { UserError, type Draft } from './Draft.ts';

interface WrittenPage extends FrontMatter {
  file: string;
  /** The id in sidebars. */
  id: string;
  route: string;
}

const folders = { docs: '/', api: '/api' } as const;
type Folder = keyof typeof folders;

/** Returns every page of the guides, and the written pages next to the references. */
export const writtenPages = (root: string): WrittenPage[] =>
  filesUnder(
    root,
    Object.keys(folders).filter((folder) => fs.existsSync(path.join(root, folder))),
    /\.mdx?$/,
  )
    .filter((file) => writtenPage.test(file))
    .map((file) => {
      const folder = file.split('/')[0] as Folder;
      const id = file.slice(folder.length + 1).replace(/\.mdx?$/, '');
      const facts = readFrontMatter(fs.readFileSync(path.join(root, file), 'utf8'));
      return { ...facts, file, id, route: routeOf(id, folders[folder], facts.frontMatter.slug) };
    });

const ADDRESS = /^(?:\/[a-z\d][a-z\d_-]*)+\/?$/;

export function fileAndIdOf(address: string): { file: string; id: string } {
  if (!ADDRESS.test(address))
    throw new UserError(
      `"${address}" is not an address for a page. Write lowercase letters, digits and hyphens: /products/my-page`,
    );
  const folder: Folder = address.startsWith('/api/') ? 'api' : 'docs';
  const name = address.slice(folder === 'api' ? '/api/'.length : 1);
  const id = name === '' || name.endsWith('/') ? `${name}index` : name;
  if (folder === 'api' && id.includes('/'))
    throw new UserError(`${address} is in a reference, which is generated. Choose /api/my-page, or a guide.`);
  return { file: `${folder}/${id}.mdx`, id };
}

export const pageAt = (pages: readonly WrittenPage[], address: string): WrittenPage | undefined =>
  pages.find(({ route }) => withoutTrailingSlash(route) === withoutTrailingSlash(address));

/** Returns the page at an address, or throws a refusal that suggests the nearest ones. */
export function requirePage(draft: Draft, address: string): WrittenPage {
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
  const pages = Object.keys(folders).flatMap((directory) =>
    fs.existsSync(path.join(root, directory))
      ? readPages(root, [{ directory, routeBase: folders[directory as Folder] }]).pages
      : [],
  );
  const page = pages.find((each) => each.route === route);
  return new Set([...(page?.anchors ?? []), ...(componentAnchors()[withoutTrailingSlash(route)] ?? [])]);
}
