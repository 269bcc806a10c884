import fs from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { parse, type HTMLElement } from 'node-html-parser';
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

/** Controls and hidden elements, which aren't part of the page's content. */
const CHROME = [
  'button,form,label,nav,noscript,script,style,svg,template,textarea',
  '[aria-hidden=true],[data-markdown-ignore],[role=status],[role=alert],[role=tablist],.hash-link',
].join();

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Parses HTML whose elements have their end tags, as those of the build have. Code has elements too. */
export const parseHtml = (html: string): HTMLElement =>
  parse(html, { blockTextElements: { script: true, style: true } });

/** Reads the outline of a page's article from its HTML. */
export function outlineOfHtml(html: string, route: string): Outline {
  const page = parseHtml(html);
  const article = page.querySelector('.theme-doc-markdown') ?? page.querySelector('main');
  if (!article) throw new Error(`${route} has no article`);
  for (const chrome of article.querySelectorAll(CHROME)) chrome.remove();
  for (const lineBreak of article.querySelectorAll('br')) lineBreak.replaceWith('\n');
  const blocks = article.querySelectorAll('pre');
  return {
    headings: article
      .querySelectorAll('h1,h2,h3,h4,h5,h6')
      .map((heading) => `${heading.tagName.slice(1)} ${inOneLine(heading.text)}`),
    code: blocks.map((block) => block.text.replace(/\n$/, '')),
    languages: blocks.map((block) => /\blanguage-([\w-]+)/.exec(block.outerHTML)?.[1] ?? ''),
    links: sorted(
      article
        // Symbols in code are links only on the HTML page, and so are headings that link to themselves.
        .querySelectorAll('a[href]:not([data-symbol]):not(:is(h1,h2,h3,h4,h5,h6) [href^="#"])')
        .map((link) => expectedAddress(link.getAttribute('href') ?? '', route)),
    ),
  };
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

export function anchorsOf(tree: Root): Set<string> {
  const anchors = new Set<string>();
  const slugger = new GithubSlugger();
  visit(tree, (node) => {
    if (node.type === 'heading') anchors.add(slugger.slug(toString(node).replace(MARK, '')));
    if (node.type === 'text') for (const [, id = ''] of node.value.matchAll(MARK)) anchors.add(id);
  });
  return anchors;
}
