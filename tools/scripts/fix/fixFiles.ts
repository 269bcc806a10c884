import fs from 'node:fs';
import { visit } from 'unist-util-visit';
import { formatFiles } from '../../../packages/checks/src/code/format.ts';
import { LISTS } from '../../../packages/checks/src/code/lists.ts';
import { lintScripts, lintStyles } from '../../../packages/checks/src/code/lint.ts';
import { isCheckedText } from '../../../packages/checks/src/page/checkedFiles.ts';
import { fixMarkdown } from '../../../packages/checks/src/prose/markdown.ts';
import { parsePage, syntaxProblem } from '../../../packages/model/src/markdownParser.ts';
import { decode } from '../../../packages/checks/src/texts/decode.ts';
import {
  SAMPLE_WIDTH,
  samplesOf,
  showsSamples,
  type Sample,
} from '../../../packages/model/src/samples/extract.ts';
import { textFixes } from './fixText.ts';
import { format } from 'oxfmt';

/** Languages that the formatter handles. */
const LANGUAGES = new Set(['ts', 'tsx', 'js', 'jsx', 'json']);

/** Formats the samples of pages and doc comments that have too long lines. The others keep the form that they have. */
async function formatSamples(files: readonly string[]): Promise<void> {
  for (const file of files.filter(showsSamples)) {
    const wide = samplesOf('.', [file]).filter(
      ({ language, code }) =>
        LANGUAGES.has(language) && code.split('\n').some(({ length }) => length > SAMPLE_WIDTH),
    );
    if (wide.length === 0) continue;
    const lines = fs.readFileSync(file, 'utf8').split('\n');
    for (const sample of wide.toReversed()) {
      const indent = /^[\t >*]*/.exec(lines[sample.line - 2] ?? '')?.[0] ?? '';
      const formatted = (await formatSample(sample)).map((line) => (indent + line).trimEnd());
      lines.splice(sample.line - 1, sample.code.split('\n').length, ...formatted);
    }
    fs.writeFileSync(file, lines.join('\n'));
  }
}

async function formatSample({ language, code }: Sample): Promise<string[]> {
  const options = { printWidth: SAMPLE_WIDTH, singleQuote: true };
  const { code: formatted, errors } = await format(`sample.${language}`, code, options);
  return (errors.length > 0 ? code : formatted.trimEnd()).split('\n');
}

/**
 * Fixes files in place, with every tool that has automatic fixes.
 *
 * @param isShown - whether a file is one of the site's texts; test fixtures contain mistakes on purpose
 * @returns the changed files, each with the names of the fixes
 */
export async function fixFiles(
  files: readonly string[],
  isShown = isCheckedText,
): Promise<Map<string, string[]>> {
  const done = new Map<string, string[]>();
  const readable = files.filter((file) => typeof decode(fs.readFileSync(file)) === 'string');
  const step = async (name: string, fix: () => unknown): Promise<void> => {
    const before = readable.map((file) => fs.readFileSync(file, 'utf8'));
    await fix();
    readable.forEach((file, index) => {
      if (fs.readFileSync(file, 'utf8') !== before[index]) done.set(file, [...(done.get(file) ?? []), name]);
    });
  };
  const texts = readable.filter((file) => isShown(file) || file in LISTS);
  for (const { name, fix } of textFixes) await step(name, () => texts.forEach((file) => rewrite(file, fix)));
  await step('Markdown', () => fixSoundMarkdown(texts.filter((file) => /\.mdx?$/.test(file))));
  await step(`samples at ${SAMPLE_WIDTH} columns`, () => formatSamples(readable));
  await step('oxlint', () => lintScripts(readable, true));
  await step('stylelint', () => lintStyles(readable, true));
  // Last, since the other fixes leave unformatted code.
  await step('oxfmt', () => formatFiles(readable));
  return done;
}

/**
 * Fixes Markdown, and reverts a file that no longer parses or whose code changed. An address in angle brackets is no
 * link in MDX, and one in an expression is part of a program.
 */
async function fixSoundMarkdown(files: readonly string[]): Promise<void> {
  const read = (file: string) => fs.readFileSync(file, 'utf8');
  const sound = files
    .map((file) => ({ file, text: read(file) }))
    .filter(({ file, text }) => !syntaxProblem(file, text));
  await fixMarkdown(sound.map(({ file }) => file));
  for (const { file, text } of sound) {
    const fixed = read(file);
    if (syntaxProblem(file, fixed) || codeIn(file, fixed) !== codeIn(file, text))
      fs.writeFileSync(file, text);
  }
}

/**
 * Returns a page's expressions and JSX attributes, which the Markdown linter treats as text. Ignores trailing spaces.
 */
function codeIn(file: string, text: string): string {
  const code: unknown[] = [];
  visit(parsePage(file, text), (node) => {
    if ('attributes' in node)
      code.push(
        node.attributes.map((attribute) =>
          'name' in attribute ? [attribute.name, valueOf(attribute.value)] : attribute.value,
        ),
      );
    else if (/^(?:mdx(?:Flow|Text)Expression|mdxjsEsm)$/.test(node.type) && 'value' in node)
      code.push(node.value);
  });
  return JSON.stringify(code).replace(/[ \t]+(?=\\n)/g, '');
}

const valueOf = (value: string | { value: string } | null | undefined): unknown =>
  typeof value === 'object' ? value?.value : value;

function rewrite(file: string, fix: (file: string, text: string) => string): void {
  const text = fs.readFileSync(file, 'utf8');
  const fixed = fix(file, text);
  if (fixed !== text) fs.writeFileSync(file, fixed);
}
