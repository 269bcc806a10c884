import { expect, test } from '@playwright/test';
import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { NodeType, type HTMLElement } from 'node-html-parser';
import { visit } from 'unist-util-visit';
import { apiRoute } from '../../packages/model/src/routes.ts';
import { readBuilt, readPage, sitemapRoutes } from '../support/build.ts';
import { sampleOf } from '../support/long.ts';
import { parseHtml, parseMarkdown } from '../support/markdown.ts';

/*
 * Many programs read HTML with a parser that doesn't know where an element without an end tag ends. To such a
 * program, a guide's HTML must have the same text as its Markdown.
 */

/** The guides, and the introductions of the references. */
const guides = sitemapRoutes().filter((route) => route !== apiRoute && !route.startsWith('/api/sdk-'));

/**
 * Elements that only work on a screen. Terms with an explanation and tabs are buttons too, but stay: their text is
 * part of a sentence or a label.
 */
const LEFT_OUT = [
  '[data-markdown-ignore],[aria-hidden=true],[role=alert],[role=status],button:not([data-term],[role=tab])',
  'form,input,label,nav,noscript,script,select,style,svg,template,textarea',
].join(',');
const BLOCKS = new Set(
  (
    'blockquote br caption dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 li ol p pre section summary ' +
    'table tbody td th thead tr ul'
  ).split(' '),
);

/** Reduces a text to letters and digits, so that punctuation and white space don't matter. */
const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Returns the text of an element, with a line for each block. */
function linesOf(element: HTMLElement): string {
  return element.childNodes
    .map((node) => {
      if (node.nodeType === NodeType.TEXT_NODE) return node.text;
      if (node.nodeType !== NodeType.ELEMENT_NODE) return '';
      const child = node as HTMLElement;
      const name = child.tagName.toLowerCase();
      const label = child.getAttribute('aria-label');
      if (name === 'svg' || child.getAttribute('role') === 'img') return `\n${label ?? ''}\n`;
      const inside = linesOf(child);
      return BLOCKS.has(name) ? `\n${inside}\n` : inside;
    })
    .join('');
}

/** Returns the blocks of a guide's HTML, as a lenient parser sees them. */
function blocksOfHtml(route: string): string[] {
  const main = parseHtml(readPage(route)).querySelector('main');
  const article = main?.querySelector('.theme-doc-markdown') ?? main;
  if (!article) return [];
  for (const element of article.querySelectorAll(LEFT_OUT)) element.remove();
  return linesOf(article).split('\n').filter(letters);
}

function blocksOfMarkdown(route: string): string[] {
  const file = `${route.slice(1).replace(/\/$/, '') || 'index'}.md`;
  const tree = parseMarkdown(readBuilt(file));
  const [, note] = tree.children;
  const blocks: string[] = [];
  visit(tree, (node: Nodes) => {
    if (node === note) return 'skip';
    // The meta string of the code is its title.
    if (node.type === 'code') blocks.push((node.meta ?? '').replace(/^title=/, ''), node.value);
    if (/^(?:heading|paragraph|tableCell)$/.test(node.type))
      blocks.push(toString(node).replace(/\{#[^}]+\}/g, ''));
    return undefined;
  });
  return blocks.filter(letters);
}

const missing = (blocks: string[], blocksOfPage: string[]) => {
  const all = letters(blocksOfPage.join(' '));
  return blocks.filter((block) => !all.includes(letters(block)));
};

test('a lenient parser finds the same text in the HTML and in the Markdown of every guide', () => {
  expect(guides.length).toBeGreaterThan(30);
  for (const route of sampleOf(guides, 4)) {
    const html = blocksOfHtml(route);
    const markdown = blocksOfMarkdown(route);
    expect.soft(html.length, route).toBeGreaterThan(15);
    expect.soft(missing(html, markdown), `${route}: in the HTML alone`).toEqual([]);
    expect.soft(missing(markdown, html), `${route}: in the Markdown alone`).toEqual([]);
  }
});
