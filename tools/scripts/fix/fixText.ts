import fs from 'node:fs';
import { toSentenceCase } from '../../../packages/checks/src/prose/headingCase.ts';
import { applyHouseWords } from '../../../packages/checks/src/prose/replacements.ts';
import type { Problem } from '../../../packages/model/src/problem.ts';
import { syntaxProblem } from '../../../packages/model/src/markdownParser.ts';

/** Lists in alphabetical order. Lines that begin with `#` stay at the top. */
export const LISTS: Readonly<Record<string, (a: string, b: string) => number>> = {
  '.config/words.txt': (a, b) => a.localeCompare(b, 'en'),
  'tests/content/routes.txt': (a, b) => (a < b ? -1 : 1),
  'tests/content/everServed.txt': (a, b) => (a < b ? -1 : 1),
};

export interface Fix {
  /** The description that the command prints. */
  name: string;
  fix: (file: string, text: string) => string;
}

/** The automatic fixes of texts, in the order in which they run. */
export const textFixes: readonly Fix[] = [
  {
    name: 'ends lines with LF, without BOM',
    fix: (_, text) => text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n'),
  },
  { name: 'sorted', fix: (file, text) => (LISTS[file] ? sorted(text, LISTS[file]) : text) },
  { name: 'headings in sentence case', fix: ofPages(toSentenceCase) },
  { name: 'house words', fix: ofPages(applyHouseWords) },
];

/** Limits a fix to Markdown that can be parsed. */
function ofPages(fix: Fix['fix']): Fix['fix'] {
  return (file, text) => (!/\.mdx?$/.test(file) || syntaxProblem(file, text) ? text : fix(file, text));
}

function sorted(text: string, order: (a: string, b: string) => number): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const head = lines.filter((line) => line.startsWith('#'));
  const words = [...new Set(lines.filter((line) => !line.startsWith('#')))];
  return `${[...head, ...words.toSorted(order)].join('\n')}\n`;
}

/** Reports the first line of each list that isn't in its place. */
export const checkOrder = (files: readonly string[]): Problem[] =>
  files.flatMap((file) => {
    const order = LISTS[file];
    if (!order) return [];
    const text = fs.readFileSync(file, 'utf8');
    const places = sorted(text, order).split('\n');
    const index = text.split('\n').findIndex((line, place) => line !== places[place]);
    const message = `the list is out of order here, or has a line twice. Run npm run fix`;
    return index < 0 ? [] : [{ file, line: index + 1, message }];
  });
