import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { find, hasClass, textOf } from './hast.ts';

/** What is taken from a page's HTML. */
export interface PageContent {
  /** Title without the site's own. */
  title: string;
  description: string;
  /** The element that holds what a reader came for. */
  article: Element;
}

const parser = unified().use(rehypeParse).freeze();

/** Reads a built page. The article of a document is its Markdown block; of any other page it is `main`. */
export function readHtml(html: string, { titleEnd }: { titleEnd: string }): PageContent {
  const tree: Root = parser.parse(html);
  const article =
    find(tree, (node) => hasClass(node, 'theme-doc-markdown')) ??
    find(tree, ({ tagName }) => tagName === 'main');
  if (!article) throw new Error('the HTML has neither a document nor a main element');
  const title = find(tree, ({ tagName }) => tagName === 'title');
  const description = find(tree, ({ properties }) => properties.name === 'description');
  const fullTitle = title ? textOf(title) : '';
  return {
    title: fullTitle.endsWith(titleEnd) ? fullTitle.slice(0, -titleEnd.length) : fullTitle,
    description: String(description?.properties.content ?? ''),
    article,
  };
}
