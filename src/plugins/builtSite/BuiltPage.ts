import type { Element, Nodes, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { find, hasClass, textOf } from './hast.ts';
import { namesIn, type Names } from './names.ts';
import type { SearchPage } from '../../../search/src/pieces.ts';
import { readPage } from './search/readPage.ts';

/** A file of HTML. */
export interface HtmlFile {
  /** Its path from the folder of the build. */
  file: string;
  html: string;
  /** What style sheets can ask for. */
  names: Names;
}

/** What is taken from a page's HTML. */
export interface PageContent extends Pick<HtmlFile, 'names'> {
  /** Title without the site's own. */
  title: string;
  description: string;
  /** The element that holds what a reader came for. */
  article: Element;
  /** The inside of that element, as the file has it. */
  articleHtml: string;
  /** The page as the search knows it: only documents are found. */
  searchPage: SearchPage | undefined;
}

/** A page of the built site. */
export interface BuiltPage extends PageContent, HtmlFile {
  /** Path it is served at, with the site's base. */
  path: string;
}

const parser = unified().use(rehypeParse).freeze();

export const parseHtml = (html: string): Root => parser.parse(html);

/** Where a node stood in the file: three objects for each node, which nobody asks for. */
function forgetPositions(node: Nodes): void {
  node.position = undefined;
  if ('children' in node) node.children.forEach(forgetPositions);
}

/**
 * Parses a page and keeps what is asked for later: the whole trees of all pages would fill the memory. The article of
 * a document is its Markdown block; of any other page it is `main`.
 */
export function readContent(path: string, html: string, titleEnd: string): PageContent {
  const tree = parseHtml(html);
  const article =
    find(tree, (node) => hasClass(node, 'theme-doc-markdown')) ??
    find(tree, ({ tagName }) => tagName === 'main');
  if (!article) throw new Error('the HTML has neither a document nor a main element');
  const [first, last] = [article.children[0], article.children.at(-1)];
  const articleHtml = html.slice(first?.position?.start.offset, last?.position?.end.offset);
  forgetPositions(article);
  const title = find(tree, ({ tagName }) => tagName === 'title');
  const description = find(tree, ({ properties }) => properties.name === 'description');
  const fullTitle = title ? textOf(title) : '';
  return {
    title: fullTitle.endsWith(titleEnd) ? fullTitle.slice(0, -titleEnd.length) : fullTitle,
    description: String(description?.properties.content ?? ''),
    article,
    articleHtml,
    searchPage: readPage(path, tree),
    names: namesIn(tree),
  };
}
