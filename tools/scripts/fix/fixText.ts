import { LISTS, sorted } from '../../../packages/checks/src/code/lists.ts';
import { toSentenceCase } from '../../../packages/checks/src/prose/headingCase.ts';
import { applyHouseWords } from '../../../packages/checks/src/prose/replacements.ts';
import { syntaxProblem } from '../../../packages/model/src/markdownParser.ts';

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
