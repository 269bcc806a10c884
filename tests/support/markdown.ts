import fs from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import type { Element, Nodes } from 'hast';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import rehypeParse from 'rehype-parse';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { site } from '../../src/config/site.ts';
import { buildDirectory } from './build.ts';

/** The parts in which a page and its Markdown have to agree. */
export interface Outline {
  /** The level and text of each heading, such as `2 Install`. */
  headings: string[];
  code: string[];
  /** The language of each code block; empty if it has none. */
  languages: string[];
  /** The unique targets of links, sorted. */
  links: string[];
}

/** Whether an element is a control or hidden, and so not part of the page's content. */
const isChrome = ({ tagName, properties }: Element): boolean =>
  ['button', 'form', 'label', 'nav', 'noscript', 'script', 'style', 'svg', 'template', 'textarea'].includes(
    tagName,
  ) ||
  properties.ariaHidden === 'true' ||
  properties.dataMarkdownIgnore !== undefined ||
  ['status', 'alert', 'tablist'].includes(String(properties.role)) ||
  [properties.className ?? []].flat().includes('hash-link');

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && isChrome(node)) return '';
  if (node.type === 'element' && node.tagName === 'br') return '\n';
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const parseHtml = (html: string) => unified().use(rehypeParse).parse(html);

/** Returns every element of a page, including controls and hidden elements. */
export function elementsOf(html: string): Element[] {
  const all: Element[] = [];
  visit(parseHtml(html), 'element', (node) => void all.push(node));
  return all;
}

function elements(node: Nodes): Element[] {
  const self = node.type === 'element' ? [node] : [];
  if (!('children' in node) || self.some(isChrome)) return [];
  return [...self, ...node.children.flatMap(elements)];
}

/** Reads the outline of a page's article from its HTML. */
export function outlineOfHtml(html: string, route: string): Outline {
  const all = elements(parseHtml(html));
  const article =
    all.find(({ properties }) => [properties.className ?? []].flat().includes('theme-doc-markdown')) ??
    all.find(({ tagName }) => tagName === 'main');
  if (!article) throw new Error(`${route} has no article`);
  const inside = elements(article);
  const headings = inside.filter(({ tagName }) => /^h[1-6]$/.test(tagName));
  const inHeadings = new Set(headings.flatMap(elements));
  return {
    headings: headings.map((node) => `${node.tagName.slice(1)} ${inOneLine(textOf(node))}`),
    code: inside.filter(({ tagName }) => tagName === 'pre').map((node) => textOf(node).replace(/\n$/, '')),
    languages: inside.filter(({ tagName }) => tagName === 'pre').map(languageOf),
    links: sorted(
      inside
        // Symbols in code are links only on the HTML page.
        .filter(({ properties }) => properties.dataSymbol === undefined)
        // So are headings that link to themselves.
        .filter((node) => !inHeadings.has(node) || !String(node.properties.href).startsWith('#'))
        .filter(({ tagName, properties }) => tagName === 'a' && properties.href !== undefined)
        .map(({ properties }) => expectedAddress(String(properties.href), route)),
    ),
  };
}

function languageOf(pre: Element): string {
  const classes = elements(pre).flatMap(({ properties }) => [properties.className ?? []].flat().map(String));
  return classes.find((name) => name.startsWith('language-'))?.replace('language-', '') ?? '';
}

/** Returns the target that an HTML link must have in Markdown. */
function expectedAddress(href: string, route: string): string {
  const url = new URL(href, site.url + route);
  if (url.origin !== new URL(site.url).origin) return href;
  const directory = path.join(buildDirectory, url.pathname.slice(site.baseUrl.length));
  const isPage = fs.existsSync(path.join(directory, 'index.html'));
  if (!isPage) return url.href;
  const withoutSlash = url.pathname.replace(/\/$/, '');
  const file =
    withoutSlash === site.baseUrl.replace(/\/$/, '') ? `${withoutSlash}/index.md` : `${withoutSlash}.md`;
  return site.url + file + url.hash;
}

const sorted = (links: string[]) => [...new Set(links)].toSorted();

const markdownParser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);

export const parseMarkdown = (text: string): Root => markdownParser.parse(text);

const MARK = /\s*\{#([^}\s]+)\}/g;

/** Returns the URLs of a Markdown tree's links, in document order. */
export function linksOf(tree: Root): string[] {
  const links: string[] = [];
  visit(tree, 'link', ({ url }) => void links.push(url));
  return links;
}

/** Reads the outline of a Markdown document, without the note at its top. */
export function outlineOfMarkdown(document: Root): Outline {
  const [first, second, ...rest] = document.children;
  const start = [first, second].filter(
    (node) => node !== undefined && node.type !== 'blockquote',
  ) as Root['children'];
  const tree: Root = { ...document, children: [...start, ...rest] };
  const outline: Outline = { headings: [], code: [], languages: [], links: [] };
  visit(tree, (node) => {
    if (node.type === 'heading') {
      outline.headings.push(`${node.depth} ${inOneLine(toString(node).replace(MARK, ''))}`);
    } else if (node.type === 'code') {
      outline.code.push(node.value);
      outline.languages.push(node.lang ?? '');
    }
  });
  // The API page's content is also available in smaller files, which links use where possible.
  outline.links = sorted(
    linksOf(tree).map((url) => url.replace(/\/backend-openapi\/[^/#]+\.md#/, '/backend-openapi.md#')),
  );
  return outline;
}

/** Returns every anchor of a Markdown document. */
export function anchorsOf(tree: Root): Set<string> {
  const anchors = new Set<string>();
  const slugger = new GithubSlugger();
  visit(tree, (node) => {
    if (node.type === 'heading') anchors.add(slugger.slug(toString(node).replace(MARK, '')));
    if (node.type === 'text') for (const [, id = ''] of node.value.matchAll(MARK)) anchors.add(id);
  });
  return anchors;
}
