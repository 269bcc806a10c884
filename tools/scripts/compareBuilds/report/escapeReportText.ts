/** Matches invisible characters, and those that change the direction of the text after them. */
const UNSEEN = /\p{C}/gu;
const MAX_LENGTH = 300;

/** Makes a line of a page safe to show: removes invisible characters and limits its length. */
export function escapeReportText(text: string, maxLength = MAX_LENGTH): string {
  const line = text.replaceAll('\t', '  ').replace(UNSEEN, '');
  const signs = [...line];
  return signs.length > maxLength ? `${signs.slice(0, maxLength).join('')}…` : line;
}

/**
 * Writes any text as code in Markdown. In an element with character references, nothing is read as Markdown, as HTML or
 * as the end of a table cell, and the host doesn't turn text in code into mentions or links.
 */
export const codeInMarkdown = (text: string): string =>
  `<code>${escapeReportText(text, 120).replace(/[^\p{L}\p{N} ]/gu, (sign) => `&#${sign.codePointAt(0)};`)}</code>`;
