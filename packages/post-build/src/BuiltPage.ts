import type { Element, Nodes, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { missingEndTags, withEndTags, type EndTag } from './endTags.ts';
import { find, findAll, hasClass, textOf } from './hast.ts';
import { namesIn, type Names } from './names.ts';
import type { SearchPage } from '../../search/src/pieces.ts';
import { readPage } from './search/readPage.ts';

/** A file of HTML. */
export interface HtmlFile {
  /** Its path from the folder of the build. */
  file: string;
  /** With all its end tags, which the file as it was built leaves out. */
  html: string;
  /** What style sheets can ask for. */
  names: Names;
}

/** What is taken from a page's HTML, as JSON can keep it. */
export interface PageFacts {
  /** Title without the site's own. */
  title: string;
  description: string;
  /** Whether it is a document, or another page. */
  isDocument: boolean;
  /** The inside of the element that holds what a reader came for, with all its end tags. */
  articleHtml: string;
  /** Those that the file leaves out. */
  endTags: EndTag[];
  /** Where links of the article lead, those of names in code left out. */
  links: string[];
  /** The page as the search knows it: only documents are found. */
  searchPage?: SearchPage;
  /** What style sheets can ask for. */
  names: string[];
}

/** What is taken from a page's HTML. */
interface PageContent extends Omit<PageFacts, 'names' | 'endTags'> {
  /** The element that holds what a reader came for. */
  readonly article: Element;
}

/** A page of the built site. */
export interface BuiltPage extends PageContent, HtmlFile {
  /** Path it is served at, with the site's base. */
  path: string;
}

// With the places of start and end tags.
const parser = unified().use(rehypeParse, { verbose: true }).freeze();

export const parseHtml = (html: string): Root => parser.parse(html);

/** Where a node stood in the file: many objects for each node, which nobody asks for. */
function forgetPositions(node: Nodes): void {
  node.position = undefined;
  node.data = undefined;
  if ('children' in node) node.children.forEach(forgetPositions);
}

/**
 * Parses a page and keeps what is asked for later: the whole trees of all pages would fill the memory. The article of
 * a document is its Markdown block; of any other page it is `main`.
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
  if (!article) throw new Error('the HTML has neither a document nor a main element');
  const [first, last] = [article.children[0], article.children.at(-1)];
  const endTags = missingEndTags(tree, html);
  const articleHtml = withEndTags(html, endTags, first?.position?.start.offset, last?.position?.end.offset);
  forgetPositions(article);
  const title = find(tree, ({ tagName }) => tagName === 'title');
  const description = find(tree, ({ properties }) => properties.name === 'description');
  const fullTitle = title ? textOf(title) : '';
  const searchPage = readPage(path, tree);
  const facts = {
    title: fullTitle.endsWith(titleEnd) ? fullTitle.slice(0, -titleEnd.length) : fullTitle,
    description: String(description?.properties.content ?? ''),
    isDocument: hasClass(article, 'theme-doc-markdown'),
    articleHtml,
    endTags,
    links: linksIn(article),
    ...(searchPage && { searchPage }),
    names: [...namesIn(tree)],
  };
  return { article, facts };
}

const linksIn = (article: Element): string[] =>
  findAll(article, ({ tagName, properties }) => tagName === 'a' && properties.dataSymbol === undefined).map(
    ({ properties }) => String(properties.href ?? ''),
  );
