import type { Element } from 'hast';
import type { Root } from 'mdast';
import { markdownPath } from '../../../../src/config/markdownPath.ts';
import type { Links, SiteAddress } from './links.ts';
import type { BuiltPage } from '../BuiltPage.ts';
import { toPlainHtml } from './toPlainHtml.ts';
import { toTree, stringifyTree } from './toMarkdown.ts';
import { withoutCache, type Memoize } from '../../../model/src/cache/Cache.ts';

/** The properties of a page that its Markdown is derived from. */
export type PageSource = Pick<
  BuiltPage,
  'path' | 'title' | 'description' | 'article' | 'articleHtml' | 'links'
>;

/** A Markdown document, before it is written to a file. */
export interface MarkdownPage {
  title: string;
  description: string;
  /** Path of the page with the same content. */
  path: string;
  /** Path of the Markdown itself. */
  file: string;
  readonly text: string;
}

/** The Markdown of a page. */
export interface ConvertedPage extends MarkdownPage {
  /** All that the tree depends on. */
  key: readonly string[];
  readonly tree: Root;
}

export function toMarkdownPage(
  page: PageSource,
  links: Links,
  site: SiteAddress,
  memoize: Memoize = withoutCache,
): ConvertedPage {
  const { path, title, description } = page;
  const address = (href: string) => links.address(href, path);
  const readTree = (): Root => {
    const plain: Element = toPlainHtml(page.article, (id) => links.isTarget(path, id));
    return toTree(plain, address);
  };
  const key = [page.articleHtml, ...page.links.map(address), '', ...links.targetsOf(path)];
  const text = memoize(['markdown', ...key], () => stringifyTree(readTree()));
  return {
    key,
    title,
    description,
    path,
    file: markdownPath(path, site.baseUrl),
    text,
    // Few pages need it again, and all trees at once would fill the memory.
    get tree() {
      return readTree();
    },
  };
}
