/** What nobody sees, or what turns the direction of what follows. */
const UNSEEN = /\p{C}/gu;
const MOST = 300;

/** A line of a page as it can be shown: without signs that nobody sees, and of a bounded length. */
export function harmless(text: string, most = MOST): string {
  const line = text.replaceAll('\t', '  ').replace(UNSEEN, '');
  const signs = [...line];
  return signs.length > most ? `${signs.slice(0, most).join('')}…` : line;
}

/**
 * Code in Markdown, whatever is in it. As an element with character references, nothing in it is Markdown, HTML or the
 * end of a cell, and the host makes no mention or link of what's in code.
 */
export const codeInMarkdown = (text: string): string =>
  `<code>${harmless(text, 120).replace(/[^\p{L}\p{N} ]/gu, (sign) => `&#${sign.codePointAt(0)};`)}</code>`;
