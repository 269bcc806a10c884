import type { Element } from 'hast';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { markdownPath } from '../../../config/markdownPath.ts';
import type { Links, SiteAddress } from './links.ts';
import type { BuiltPage } from '../BuiltPage.ts';
import { resolve } from './resolve.ts';
import { toTree, write } from './toMarkdown.ts';
import { findAll } from '../hast.ts';
import { keepNothing, type Keep } from '../../../../facts/Kept.ts';

/** What Markdown takes from a page. */
export type ReadPage = Pick<
  BuiltPage,
  'path' | 'title' | 'description' | 'article' | 'articleHtml' | 'links'
>;

/** A Markdown document, before it is written. */
export interface MarkdownPage {
  title: string;
  description: string;
  /** Path of the page that it says the same as. */
  path: string;
  /** Path of the Markdown itself. */
  file: string;
  readonly tree: Root;
  /** The same, written. */
  readonly text: string;
}

const HEADING = /^h[1-6]$/;
const DESCRIPTION_LENGTH = 140;

/** Tells the links which ids go into files of their own, for a page that is also written in parts. */
export function announceParts(page: ReadPage, links: Links, site: SiteAddress): void {
  let file: string | undefined;
  for (const { tagName, properties } of findAll(
    page.article,
    ({ tagName, properties }) => HEADING.test(tagName) || Boolean(properties.id),
  )) {
    const id = String(properties.id ?? '');
    if (tagName === 'h1') file = undefined;
    if (tagName === 'h2') file = partFile(page.path, id, site);
    if (file && id) links.addPart(page.path, id, file);
  }
}

const partFile = (path: string, id: string, { baseUrl }: SiteAddress) =>
  markdownPath(`${path.replace(/\/$/, '')}/${id}`, baseUrl);

/** A page as Markdown. */
export function convert(
  page: ReadPage,
  links: Links,
  site: SiteAddress,
  keep: Keep = keepNothing,
): MarkdownPage {
  const { path, title, description } = page;
  const address = (href: string) => links.address(href, path);
  let tree: Root | undefined;
  const readTree = () => {
    const plain: Element = resolve(page.article, (id) => links.isTarget(path, id));
    return toTree(plain, address);
  };
  const text = keep(
    ['markdown', page.articleHtml, ...page.links.map(address), '', ...links.targetsOf(path)],
    () => write((tree = readTree())),
  );
  return {
    title,
    description,
    path,
    file: markdownPath(path, site.baseUrl),
    text,
    get tree() {
      return (tree ??= readTree());
    },
  };
}

/** The parts of a page, one for each heading of the second level: its headings move up by one. */
export function partsOf(page: MarkdownPage, site: SiteAddress): MarkdownPage[] {
  const parts: { id: string; name: string; tree: Root }[] = [];
  for (const node of page.tree.children) {
    if (node.type === 'heading' && node.depth === 2) {
      const { id = '' } = (node.data ?? {}) as { id?: string };
      parts.push({ id, name: toString(node), tree: { type: 'root', children: [] } });
    }
    parts.at(-1)?.tree.children.push(structuredClone(node));
  }
  return parts.map(({ id, name, tree }) => {
    const description = contentsOf(tree);
    visit(tree, 'heading', (heading) => {
      heading.depth = Math.max(1, heading.depth - 1) as typeof heading.depth;
    });
    return {
      title: `${page.title}: ${name}`,
      description,
      path: `${page.path}#${id}`,
      file: partFile(page.path, id, site),
      tree,
      text: write(tree),
    };
  });
}

/** What a part is about: its own headings, as many as fit. */
function contentsOf({ children }: Root): string {
  const names = children.flatMap((node) =>
    node.type === 'heading' && node.depth === 3 ? [toString(node)] : [],
  );
  const shown = names.filter((_, index) => names.slice(0, index + 1).join(', ').length <= DESCRIPTION_LENGTH);
  return shown.join(', ') + (shown.length < names.length ? ' and more' : '');
}
