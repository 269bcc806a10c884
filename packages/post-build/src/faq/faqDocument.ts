import type { Element, Nodes } from 'hast';
import { findAll, hasClass, isElement, textOf } from '../hast.ts';
import { escapeHtml } from '../../../model/src/escapeHtml.ts';

/** A page of questions with one answer each, as defined by schema.org. */
export type FaqDocument = ReturnType<typeof faqDocument>;

/** Elements that an answer may contain. All others are replaced by their contents. */
const ALLOWED_ELEMENTS = new Set(['p', 'ul', 'ol', 'li', 'strong', 'em', 'br']);
const REMOVED_ELEMENTS = new Set(['svg', 'style', 'script', 'button', 'thead']);

/** Reads the questions of a page's article, which are the headings of level 3 with the content below each. */
export function faqDocument(article: Element, pageUrl: string) {
  const questions: { heading: Element; answer: Nodes[] }[] = [];
  let open: Nodes[] | undefined;
  for (const node of article.children) {
    const level = isElement(node) ? /^(?:h([1-6])|header)$/.exec(node.tagName) : null;
    if (!level) open?.push(node);
    else if (level[1] === '3') questions.push({ heading: node as Element, answer: (open = []) });
    else open = undefined;
  }
  if (questions.length === 0)
    throw new Error(`${pageUrl} has no questions. Write each one as a heading of level 3`);
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ heading, answer }) => {
      const name = headingText(heading);
      const text = answer
        .map((node) => answerHtml(node, pageUrl))
        .join('')
        .trim();
      if (text === '') throw new Error(`${pageUrl} has no answer to "${name}". Write it below the heading`);
      const url = new URL(`#${String(heading.properties.id)}`, pageUrl).href;
      return { '@type': 'Question', name, url, acceptedAnswer: { '@type': 'Answer', text } };
    }),
  };
}

/** Returns a heading's text without the link to itself, whose text is a zero-width space. */
const headingText = (heading: Element) =>
  heading.children
    .filter((child) => !(isElement(child) && hasClass(child, 'hash-link')))
    .map(textOf)
    .join('')
    .trim();

/** Returns an answer as HTML that search engines accept, with few elements and absolute addresses. */
function answerHtml(node: Nodes, pageUrl: string): string {
  if (node.type === 'text') return escapeHtml(node.value);
  if (!isElement(node) || REMOVED_ELEMENTS.has(node.tagName) || 'dataMarkdownIgnore' in node.properties)
    return '';
  // A table row becomes a paragraph.
  if (node.tagName === 'tr') {
    const cells = findAll(node, ({ tagName }) => /^t[dh]$/.test(tagName)).map((cell) =>
      childrenHtml(cell, pageUrl),
    );
    return `<p>${cells.join(': ')}</p>`;
  }
  const inner = childrenHtml(node, pageUrl);
  const { href } = node.properties;
  if (node.tagName === 'a' && typeof href === 'string') {
    return `<a href="${escapeHtml(new URL(href, pageUrl).href)}">${inner}</a>`;
  }
  if (node.tagName === 'br') return '<br>';
  return ALLOWED_ELEMENTS.has(node.tagName) ? `<${node.tagName}>${inner}</${node.tagName}>` : inner;
}

const childrenHtml = (node: Element, pageUrl: string) =>
  node.children.map((child) => answerHtml(child, pageUrl)).join('');
