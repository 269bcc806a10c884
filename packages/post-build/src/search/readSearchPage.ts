import type { Element, ElementContent, Root } from 'hast';
import type { SearchPage, SearchSection, Kind } from '../../../search/src/pieces.ts';
import { find, hasClass, isElement } from '../hast.ts';
import { codeText, withoutAddresses } from './exampleText.ts';
import { isLabel, isSkipped, visibleText } from './visibleText.ts';
import { sdkPackages } from '../../../model/src/packages.ts';
import { apiRoute, exceptionsRoute } from '../../../model/src/routes.ts';

const HEADINGS = new Set(['h1', 'h2', 'h3']);
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'button',
  'code',
  'em',
  'i',
  'kbd',
  'mark',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'var',
  'wbr',
]);
/** Elements that don't end a phrase. */
const PHRASES = new Set([...INLINE, 'td', 'th', 'br', 'img', 'input']);
/** The last heading of a guide. */
const NEXT_STEPS = 'Next steps';
/** A heading on the pages of symbols. */
const SEE_ALSO = 'See also';
/** Heading of the only member on a reference page that has no name. */
const CONSTRUCTOR = 'Constructor';

/**
 * Reads the content of a page's article for the search.
 *
 * `data-search-ignore` leaves out an element, `data-search-keywords` adds words to the section around it, and an
 * element with an id and `data-search-title` is a separate section, for rows with an address but no heading.
 */
export function readSearchPage(url: string, page: Root): SearchPage | undefined {
  const article = find(page, (node) => node.tagName === 'article');
  const heading = article && find(article, (node) => node.tagName === 'h1');
  if (!article || !heading) return undefined;
  const intro: SearchSection = { heading: '', anchor: '', text: '' };
  const sections = [intro];
  const kind = kindOfPage(url);
  const isReference = kind === 'sdk-base' || kind === 'sdk-react';
  // The headings of list pages are groups of other pages' names.
  const isList = isReference && /(?:\/|\/References)$/.test(url);
  let current = intro;
  // Labels and code follow the text on a separate line, since excerpts are taken from the text before them.
  const trailingText = new Map<SearchSection, string>();
  const addTrailingText = (text: string) =>
    trailingText.set(current, `${trailingText.get(current) ?? ''} ${text}`);
  // Whether only links to guides follow.
  let onlyLinksFollow = false;

  const begin = (section: SearchSection) => {
    sections.push(section);
    current = section;
  };
  const read = (node: ElementContent): void => {
    if (node.type === 'text' && !onlyLinksFollow) current.text += node.value;
    if (node.type !== 'element' || isSkipped(node)) return;
    const { tagName, properties } = node;
    if (tagName === 'pre') {
      if (!onlyLinksFollow) addTrailingText(codeText(node));
      return;
    }
    if (HEADINGS.has(tagName)) {
      const name = visibleText(node).trim();
      onlyLinksFollow = isReference && name === SEE_ALSO;
      // In a reference, headings of level 2 are the same on every page. Their content belongs to the heading above.
      if (isReference ? tagName === 'h3' && name !== CONSTRUCTOR && !isList : tagName !== 'h1') {
        begin({ heading: name, anchor: String(properties.id ?? ''), text: '' });
      }
      addKeywords(current, properties.dataSearchKeywords);
      return;
    }
    const outer = current;
    if (properties.dataSearchTitle !== undefined) {
      const anchor = String(properties.id ?? '');
      begin({ heading: String(properties.dataSearchTitle), anchor, text: '', ...kindOfPart(url) });
    }
    addKeywords(current, properties.dataSearchKeywords);
    if (isLabel(node)) {
      const { text } = current;
      current.text = '';
      for (const child of node.children) {
        read(child);
        current.text += ' ';
      }
      addTrailingText(current.text);
      current.text = text;
      return;
    }
    if (!INLINE.has(tagName)) current.text += ' ';
    for (const child of node.children) {
      // A dash is an empty cell.
      if (tagName === 'tr' && visibleText(child).trim() === '–') continue;
      const isTitle = hasClass(node, 'theme-code-block') && isElement(child) && !isOrHasCode(child);
      if (isTitle) addTrailingText(visibleText(child));
      else read(child);
      if (tagName === 'tr') current.text = ended(current.text, child === node.children[0] ? ':' : ';');
    }
    if (!PHRASES.has(tagName)) current.text = ended(current.text, '.');
    if (properties.dataSearchTitle !== undefined) current = outer;
  };
  article.children.forEach(read);

  return {
    url,
    kind,
    title: visibleText(heading).trim(),
    description: meta(page, 'description'),
    keywords: meta(page, 'keywords').replaceAll(',', ', '),
    breadcrumb: trailOf(page),
    sections: sections
      .map((section) => ({
        ...section,
        text: [section.text, trailingText.get(section) ?? ''].map(plain).filter(Boolean).join('\n'),
      }))
      .filter((section) => section.heading === '' || canBeHit(section)),
  };
}

/** Whether a section can be a hit, unlike a list of links to other pages or a heading without text of its own. */
const canBeHit = ({ heading, text, keywords }: SearchSection): boolean =>
  heading !== NEXT_STEPS && (text !== '' || keywords !== undefined);

/** Ends a phrase, such as a cell of a table, unless it ends with punctuation. */
const ended = (text: string, mark: string): string =>
  text
    .trimEnd()
    .replace(/;$/, mark)
    .replace(/(?<=[^\s.,:;!?…–])$/, mark) + ' ';

const isOrHasCode = (node: Element): boolean =>
  node.tagName === 'pre' || find(node, ({ tagName }) => tagName === 'pre') !== undefined;

const plain = (text: string): string => withoutAddresses(text).replace(/\s+/g, ' ').trim();

function addKeywords(section: SearchSection, keywords: unknown): void {
  if (typeof keywords === 'string') {
    section.keywords = [section.keywords, keywords].filter(Boolean).join(', ');
  }
}

/** Returns the labels above the page in the sidebar. */
function trailOf(page: Root): string[] {
  const nav = find(page, (node) => hasClass(node, 'theme-doc-breadcrumbs'));
  const list = nav && find(nav, ({ tagName }) => tagName === 'ul');
  const items = (list?.children ?? []).filter((node) => node.type === 'element').map(visibleText);
  return items
    .map((item) => item.trim())
    .filter(Boolean)
    .slice(0, -1);
}

function meta(page: Root, name: string): string {
  const tag = find(page, ({ tagName, properties }) => tagName === 'meta' && properties.name === name);
  return String(tag?.properties.content ?? '');
}

/** Returns the kind of page at a path. Each SDK reference has its own tree, and the API has one page. */
export function kindOfPage(url: string): Kind {
  const sdk = sdkPackages.find(({ tree }) => url.includes(`/api/${tree}/`));
  if (sdk) return sdk.tree;
  return url.endsWith(apiRoute) ? 'api' : 'guide';
}

/** Returns the kind of a page's rows with an address but no heading. On the page of errors, they are error codes. */
const kindOfPart = (url: string): { kind?: Kind } => (url.endsWith(exceptionsRoute) ? { kind: 'error' } : {});
