import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { lineAt, type Problem } from '../../../model/src/problem.ts';
import type { Sample } from '../../../model/src/samples/extract.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, rules: { 'close-order': 'error', 'no-implicit-close': 'error' } }),
);

/** Reports elements without an end tag, also in the templates of frameworks, and end tags without an element. */
export const checkHtml = ({ file, line, code }: Sample): Problem[] =>
  validator
    // The expressions of Svelte's attributes may have signs of HTML.
    .validateStringSync(
      code.replace(/=\{([^{}\n]*)\}/g, (_, inner: string) => `="${'-'.repeat(inner.length)}"`),
    )
    .results.flatMap(({ messages }) => messages)
    // The others follow from the first.
    .slice(0, 1)
    .map((found) => ({ file, line: line + found.line - 1, message: found.message }));

/** Reports lines of a template whose braces aren't in pairs, except the first and the last line of a block. */
export const checkBraces = ({ file, line, language, code }: Sample): Problem[] =>
  language === 'html' || code.includes('template: `')
    ? code.split('\n').flatMap((row, index) => {
        const inner = row.replace(/^\s*\}|\{$/g, '');
        return inner.split('{').length === inner.split('}').length
          ? []
          : {
              file,
              line: line + index,
              message: 'the braces of the line are not in pairs. Write one for each other',
            };
      })
    : [];

/** Reports blocks of Svelte, such as `{#if}`, without an end, ends without a block, and blocks that cross. */
export function checkSvelte({ file, line, code }: Sample): Problem[] {
  const open: { name: string; index: number; outer?: string }[] = [];
  const problems: Problem[] = [];
  const report = (index: number, message: string) =>
    problems.push({ file, line: line + lineAt(code, index) - 1, message });
  for (const { index, 1: name, 2: end } of code.matchAll(/\{#(\w+)|\{\/(\w+)\}/g)) {
    const at = open.findLastIndex((block) => block.name === end);
    const [ended] = at < 0 ? [] : open.splice(at, 1);
    if (name) open.push({ name, index });
    else if (!ended) report(index, `{/${end}} ends no block`);
    else if (ended.outer)
      report(index, `{/${end}} must stand before {/${ended.outer}}, whose block begins first`);
    if (ended) for (const inner of open.slice(at)) inner.outer = ended.name;
  }
  for (const { name, index } of open) report(index, `{#${name}} has no {/${name}}`);
  return problems;
}

const ID =
  /^#([\w-]+)(?= \{|,$)|querySelector(?:<\w+>)?\('#([\w-]+)'\)|getElementById\('([\w-]+)'\)|querySelector(?:<\w+>)?\('\[([\w-]+=[\w-]+)\]'\)/gm;

/** Reports ids and attributes in the styles and the scripts of a page that its HTML doesn't have. */
export function checkIds(samples: readonly Sample[]): Problem[] {
  const markup = (file: string) =>
    samples.flatMap((each) => (each.file === file && each.language === 'html' ? each.code : [])).join('\n');
  return samples.flatMap(({ file, line, language, code }) =>
    ['css', 'ts', 'js'].includes(language) && markup(file) !== ''
      ? [...code.matchAll(ID)].flatMap(({ index, 0: use, ...names }) => {
          const name = names[1] ?? names[2] ?? names[3];
          const wanted = name ? `id="${name}"` : (names[4] ?? '').replace(/=(.*)/, '="$1"');
          if (markup(file).includes(wanted)) return [];
          const message = `${use}: no HTML of the page has ${wanted}`;
          return { file, line: line + lineAt(code, index) - 1, message };
        })
      : [],
  );
}
