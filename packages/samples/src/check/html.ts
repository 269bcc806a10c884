import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { Problem } from '../../../model/src/problem.ts';
import type { Sample } from '../../../model/src/samples/extract.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, rules: { 'close-order': 'error', 'no-implicit-close': 'error' } }),
);

/** Reports elements without an end tag, also in the templates of frameworks, and end tags without an element. */
export const checkHtml = ({ file, line, code }: Sample): Problem[] =>
  validator
    .validateStringSync(code)
    .results.flatMap(({ messages }) => messages)
    // The others follow from the first.
    .slice(0, 1)
    .map((found) => ({ file, line: line + found.line - 1, message: found.message }));
