import type { Element, Nodes } from 'hast';
import { hasClass, find, isElement, textOf } from '../../../packages/post-build/src/hast.ts';
import { parseHtml } from '../../../packages/post-build/src/BuiltPage.ts';
import { stripBuildHashes } from './stripBuildHashes.ts';

/** A part of a page, from one heading to the next. */
export interface Section {
  /** Empty above the first heading. */
  heading: string;
  /** The heading's anchor, or its text. */
  key: string;
  /** The visible text. Each line is a paragraph, a table row or a line of code. */
  lines: string[];
  /** Its tags with the invisible attributes, such as addresses, classes and labels. */
  tags: string[];
}

const HEADING = /^h[1-4]$/;
const BLOCK =
  /^(?:address|article|aside|blockquote|button|dd|desc|details|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|summary|svg|table|tbody|td|text|tfoot|th|thead|title|tr|ul)$/;
const SILENT = new Set(['script', 'style', 'template', 'noscript']);

/** Returns the sections of a page's document, or of its `main` element on a page without a document. */
export function readSections(html: string): Section[] {
  const tree = parseHtml(html);
  const article =
    find(tree, (node) => hasClass(node, 'theme-doc-markdown')) ??
    find(tree, ({ tagName }) => tagName === 'main');
  return article ? sectionsIn(article) : [];
}

/** Returns the sections in a part of a page. */
export function sectionsIn(node: Nodes): Section[] {
  const reader = new SectionReader();
  reader.read(node);
  return reader.end();
}

class SectionReader {
  readonly #sections: Section[] = [];
  #section: Section = { heading: '', key: '', lines: [], tags: [] };
  /** The text since the last end of a block. */
  #text = '';

  read(node: Nodes): void {
    if (node.type === 'text') this.#text += node.value;
    if (!('children' in node)) return;
    if (isElement(node) && !SILENT.has(node.tagName)) this.#readElement(node);
    else if (!isElement(node)) node.children.forEach((child) => this.read(child));
  }

  end(): Section[] {
    this.#endLine();
    this.#endSection();
    return this.#sections;
  }

  #readElement(node: Element): void {
    const { tagName } = node;
    const isBlock = BLOCK.test(tagName);
    if (isBlock) this.#endLine();
    if (HEADING.test(tagName)) this.#startSection(node);
    this.#section.tags.push(tagOf(node));
    if (tagName === 'pre' || tagName === 'tr') this.#readLines(node);
    else if (tagName === 'br') this.#endLine();
    else if (tagName === 'img') this.#text += ` [picture: ${String(node.properties.alt ?? '')}] `;
    else node.children.forEach((child) => this.read(child));
    if (isBlock) this.#endLine();
  }

  /** Adds each line of code, or a table row as one line. */
  #readLines(node: Element): void {
    if (node.tagName === 'pre') {
      this.#section.lines.push(...textOf(node).trimEnd().split('\n'));
    } else {
      const cells = node.children.filter(isElement).map((cell) => textOf(cell).replace(/\s+/g, ' ').trim());
      this.#section.lines.push(cells.join(' | '));
    }
    const readTags = (child: Nodes): void => {
      if (isElement(child)) this.#section.tags.push(tagOf(child));
      if ('children' in child) child.children.forEach(readTags);
    };
    node.children.forEach(readTags);
  }

  #startSection(node: Element): void {
    this.#endSection();
    // The hash link that Docusaurus adds isn't part of the heading's text.
    const heading = textOf({ ...node, children: node.children.filter((child) => !isHashLink(child)) });
    const text = heading.replace(/\s+/g, ' ').trim();
    this.#section = { heading: text, key: String(node.properties.id ?? text), lines: [], tags: [] };
  }

  #endSection(): void {
    const { key, lines, tags } = this.#section;
    if (key !== '' || lines.length > 0 || tags.length > 1) this.#sections.push(this.#section);
  }

  #endLine(): void {
    const text = this.#text.replace(/[\s\u200b]+/g, ' ').trim();
    if (text !== '') this.#section.lines.push(text);
    this.#text = '';
  }
}

const isHashLink = (node: Nodes): boolean => isElement(node) && hasClass(node, 'hash-link');

/** Returns an opening tag with its attributes in alphabetical order. */
function tagOf({ tagName, properties }: Element): string {
  const attributes = Object.entries(properties)
    .map(
      ([name, value]) =>
        `${name}="${stripBuildHashes(Array.isArray(value) ? value.join(' ') : String(value))}"`,
    )
    .toSorted();
  return `<${[tagName, ...attributes].join(' ')}>`;
}
