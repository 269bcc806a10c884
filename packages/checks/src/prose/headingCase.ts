import fs from 'node:fs';
import { visit } from 'unist-util-visit';
import { parsePage } from '../../../model/src/markdownParser.ts';
import type { Problem } from '../../../model/src/problem.ts';
import { splice } from '../texts/splice.ts';
import { site } from '../../../../src/config/site.ts';

/** Names that keep their capital in the middle of a heading. */
const NAMES = new Set(
  `${site.name} Docs Zelty Google Stellar Ethereum Polygon Base React Next Node Python Docusaurus Markdown Content Security Policy Pages Auth Conditions`.split(
    ' ',
  ),
);

/** Returns the capitalized words of the project's own dictionary. */
const dictionaryNames = (): Set<string> =>
  (known ??= new Set(fs.readFileSync(WORDS, 'utf8').match(/^[A-Z].*$/gm)));
const WORDS = '.config/words.txt';
let known: Set<string> | undefined;

/** A word of a heading that shouldn't be capitalized, and its position in the source. */
interface Capital {
  word: string;
  line: number;
  /** Undefined if the source spells the text differently, as with an escaped character. */
  offset?: number;
}

function findCapitals(file: string, source: string): Capital[] {
  if (!/\.mdx?$/.test(file)) return [];
  const capitals: Capital[] = [];
  const read = (text: string, start: number, line: number, isFirst: boolean) => {
    for (const { 0: word, index } of text.matchAll(/\b[A-Z][a-z]+\b/g)) {
      const before = text.slice(0, index);
      const isFirstWord = (isFirst && before.trim() === '') || /[.:?!]\s+$/.test(before);
      if (isFirstWord || NAMES.has(word) || dictionaryNames().has(word)) continue;
      const offset = start + index;
      capitals.push({ word, line, ...(source.startsWith(word, offset) && { offset }) });
    }
  };
  const [, front, title] = /^(---\n(?:(?!---).*\n)*?title: *["']?)(.*)/.exec(source) ?? [];
  if (front !== undefined && title !== undefined) read(title, front.length, front.split('\n').length, true);
  visit(parsePage(file, source), 'heading', (heading) => {
    heading.children.forEach((part, index) => {
      if (part.type !== 'text') return;
      read(part.value, part.position?.start.offset ?? 0, heading.position?.start.line ?? 1, index === 0);
    });
  });
  return capitals;
}

/**
 * Checks that headings are in sentence case. The first word and names have a capital, and abbreviations have any number
 * of them.
 */
export const checkHeadingCase = (file: string, source: string): Problem[] =>
  findCapitals(file, source).map(({ word, line }) => ({
    file,
    line,
    message: `"${word}" in a heading: write "${word.toLowerCase()}", headings are in sentence case. If it's a name, add it to .config/words.txt`,
  }));

/** Returns the text with its headings in sentence case. */
export const toSentenceCase = (file: string, source: string): string =>
  splice(
    source,
    findCapitals(file, source).flatMap(({ word, offset: start }) =>
      start === undefined ? [] : { start, end: start + word.length, text: word.toLowerCase() },
    ),
  );
