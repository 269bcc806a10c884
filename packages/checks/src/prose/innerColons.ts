import { visit } from 'unist-util-visit';
import { writtenPage } from '../../../model/src/files.ts';
import { parsePage } from '../../../model/src/markdownParser.ts';
import { lineAt, type Problem } from '../../../model/src/problem.ts';

/** The highest share of a page's sentences with a colon inside. Every page can have two. */
const MAX_SHARE = 0.12;
const ALWAYS_ALLOWED = 2;

/** Matches code, addresses, expressions, tags, and the label at the start of a list item. */
const NO_PROSE = /(`+)[^`][\s\S]*?\1|\]\([^)]*\)|\{[^}]*\}|<[^>]*>|^\*\*[^*]*\*\*:?/g;
const SENTENCE = /\S[\s\S]*?[.?!][)"”*_]*(?=\s|$)/g;
const INNER_COLON = /[^\s:]:\s+\S/;

/** Reports each colon inside a sentence of a page with many of them. A colon before a list or a sample isn't inside. */
export function checkInnerColons(file: string, source: string): Problem[] {
  if (!writtenPage.test(file)) return [];
  let count = 0;
  const lines: number[] = [];
  visit(parsePage(file, source), ['paragraph', 'tableCell'], ({ position }) => {
    const { start, end } = position ?? {};
    const text = source
      .slice(start?.offset, end?.offset)
      .replace(/^\|\s*/, '')
      .replace(NO_PROSE, (match) => match.replace(/\S/g, '_'));
    for (const { 0: sentence, index } of text.matchAll(SENTENCE)) {
      count += 1;
      if (INNER_COLON.test(sentence)) lines.push((start?.line ?? 1) + lineAt(text, index) - 1);
    }
  });
  if (lines.length <= Math.max(ALWAYS_ALLOWED, count * MAX_SHARE)) return [];
  const message = `a colon inside a sentence, as in ${lines.length} of the page's ${count}: write two sentences, or "because", "so" or "and"`;
  return lines.map((line) => ({ file, line, message }));
}
