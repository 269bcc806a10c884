import { toSentenceCase } from '../../../packages/checks/src/prose/headingCase.ts';
import { applyHouseWords } from '../../../packages/checks/src/prose/replacements.ts';
import { syntaxProblem } from '../../../packages/model/src/markdownParser.ts';

/** Lists in alphabetical order. Lines that begin with `#` stay at the top. */
export const LISTS: Readonly<Record<string, (a: string, b: string) => number>> = {
  '.config/words.txt': (a, b) => a.localeCompare(b, 'en'),
  'tests/content/routes.txt': (a, b) => (a < b ? -1 : 1),
  'tests/content/everServed.txt': (a, b) => (a < b ? -1 : 1),
};

/** One automatic fix of a text. */
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
