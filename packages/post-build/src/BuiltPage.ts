import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { find, findAll, hasClass, textOf } from './hast.ts';
import { collectSelectorNames, type SelectorNames } from './selectorNames.ts';
import type { SearchPage } from '../../search/src/pieces.ts';
import { readSearchPage } from './search/readSearchPage.ts';

export interface HtmlFile {
  /** Path relative to the build folder. */
  file: string;
  html: string;
  /** Names that selectors can match. */
  names: SelectorNames;
}

/** Data read from a page's HTML, in a form that can be saved as JSON. */
export interface PageFacts {
  /** Title without the name of the site. */
  title: string;
  description: string;
  isDocument: boolean;
  /** Start and end of the inner HTML of the element with the main content. */
  articleRange: readonly [from: number, to: number];
  /** Targets of the article's links, except for those of names in code. */
  links: string[];
  /** The page's content for the search, which only finds documents. */
  searchPage?: SearchPage;
  /** Names that selectors can match. */
  names: string[];
}

/** Content read from a page's HTML. */
interface PageContent extends Omit<PageFacts, 'names' | 'articleRange'> {
  /** Inner HTML of the element with the main content. */
  articleHtml: string;
  /** The element with the main content. */
  readonly article: Element;
}

export interface BuiltPage extends PageContent, HtmlFile {
  /** Path at which the page is served, including the site's base. */
  path: string;
}

const parser = unified().use(rehypeParse).freeze();

export const parseHtml = (html: string): Root => parser.parse(html);

/**
 * Parses a page and returns only the parts that are needed later, since the whole trees of all pages would fill the
 * memory. The article of a document is its Markdown block; the article of any other page is `main`.
 */
export function readContent(
  path: string,
  html: string,
  titleEnd: string,
): { article: Element; facts: PageFacts } {
  const tree = parseHtml(html);
  const article =
    find(tree, (node) => hasClass(node, 'theme-doc-markdown')) ??
    find(tree, ({ tagName }) => tagName === 'main');
  if (!article)
    throw new Error(
      'the HTML has neither an element of the class theme-doc-markdown nor a main element. Add a main element',
    );
  const [first, last] = [article.children[0], article.children.at(-1)];
  const articleRange = [
    first?.position?.start.offset ?? 0,
    last?.position?.end.offset ?? html.length,
  ] as const;
  // They are many unused objects for each node.
  visit(article, (node) => {
    node.position = undefined;
  });
  const title = find(tree, ({ tagName }) => tagName === 'title');
  const description = find(tree, ({ properties }) => properties.name === 'description');
  const fullTitle = title ? textOf(title) : '';
  const searchPage = readSearchPage(path, tree);
  const facts = {
    title: fullTitle.endsWith(titleEnd) ? fullTitle.slice(0, -titleEnd.length) : fullTitle,
    description: String(description?.properties.content ?? ''),
    isDocument: hasClass(article, 'theme-doc-markdown'),
    articleRange,
    links: linksIn(article),
    ...(searchPage && { searchPage }),
    names: [...collectSelectorNames(tree)],
  };
  return { article, facts };
}

const linksIn = (article: Element): string[] =>
  findAll(article, ({ tagName, properties }) => tagName === 'a' && properties.dataSymbol === undefined).map(
    ({ properties }) => String(properties.href ?? ''),
  );
