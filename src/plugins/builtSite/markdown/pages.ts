import type { Element } from 'hast';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { markdownPath } from '../../../config/markdownPath.ts';
import type { Links, SiteAddress } from './links.ts';
import type { BuiltPage } from '../BuiltPage.ts';
import { resolve } from './resolve.ts';
import { toTree } from './toMarkdown.ts';
import { findAll } from '../hast.ts';

/** What Markdown takes from a page. */
export type ReadPage = Pick<BuiltPage, 'path' | 'title' | 'description' | 'article'>;

/** A Markdown document, before it is written. */
export interface MarkdownPage {
  title: string;
  description: string;
  /** Path of the page that it says the same as. */
  path: string;
  /** Path of the Markdown itself. */
  file: string;
  tree: Root;
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
export function convert(page: ReadPage, links: Links, site: SiteAddress): MarkdownPage {
  const { path, title, description, article } = page;
  const plain: Element = resolve(article, (id) => links.isTarget(path, id));
  return {
    title,
    description,
    path,
    file: markdownPath(path, site.baseUrl),
    tree: toTree(plain, (href) => links.address(href, path)),
  };
}

/** The parts of a page, one for each heading of the second level: its headings move up by one. */
export function partsOf(page: MarkdownPage, site: SiteAddress): MarkdownPage[] {
  const parts: MarkdownPage[] = [];
  for (const node of page.tree.children) {
    const isStart = node.type === 'heading' && node.depth === 2;
    if (isStart) {
      const { id = '' } = (node.data ?? {}) as { id?: string };
      const name = toString(node);
      parts.push({
        title: `${page.title}: ${name}`,
        description: '',
        path: `${page.path}#${id}`,
        file: partFile(page.path, id, site),
        tree: { type: 'root', children: [] },
      });
    }
    parts.at(-1)?.tree.children.push(structuredClone(node));
  }
  for (const part of parts) {
    const { tree } = part;
    part.description = contentsOf(tree);
    visit(tree, 'heading', (heading) => {
      heading.depth = Math.max(1, heading.depth - 1) as typeof heading.depth;
    });
  }
  return parts;
}

/** What a part is about: its own headings, as many as fit. */
function contentsOf({ children }: Root): string {
  const names = children.flatMap((node) =>
    node.type === 'heading' && node.depth === 3 ? [toString(node)] : [],
  );
  const shown = names.filter((_, index) => names.slice(0, index + 1).join(', ').length <= DESCRIPTION_LENGTH);
  return shown.join(', ') + (shown.length < names.length ? ' and more' : '');
}
