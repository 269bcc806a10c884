import { inSentenceCase } from '../../../packages/checks/src/prose/headings.ts';
import { withHouseWords } from '../../../packages/checks/src/prose/replacements.ts';
import { syntaxProblem } from '../../../packages/model/src/markdownParser.ts';

/** Lists that are kept in the order of the alphabet; a line that begins with `#` stays at the top. */
export const LISTS: Readonly<Record<string, (a: string, b: string) => number>> = {
  '.config/words.txt': (a, b) => a.localeCompare(b, 'en'),
  'tests/content/routes.txt': (a, b) => (a < b ? -1 : 1),
  'tests/content/everServed.txt': (a, b) => (a < b ? -1 : 1),
};

/** One thing that is put right in a text. */
export interface Fix {
  /** What was done, as the command says it. */
  name: string;
  fix: (file: string, text: string) => string;
}

/** What can be put right in a text by itself, in this order. */
export const textFixes: readonly Fix[] = [
  {
    name: 'ends lines with LF, without BOM',
    fix: (_, text) => text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n'),
  },
  { name: 'sorted', fix: (file, text) => (LISTS[file] ? sorted(text, LISTS[file]) : text) },
  { name: 'headings in sentence case', fix: ofPages(inSentenceCase) },
  { name: 'house words', fix: ofPages(withHouseWords) },
];

/** A fix of Markdown that can be parsed. */
function ofPages(fix: Fix['fix']): Fix['fix'] {
  return (file, text) => (!/\.mdx?$/.test(file) || syntaxProblem(file, text) ? text : fix(file, text));
}

function sorted(text: string, order: (a: string, b: string) => number): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const head = lines.filter((line) => line.startsWith('#'));
  const words = [...new Set(lines.filter((line) => !line.startsWith('#')))];
  return `${[...head, ...words.toSorted(order)].join('\n')}\n`;
}
