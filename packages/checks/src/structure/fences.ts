import { hint } from '../texts/hint.ts';
import { blank } from '../texts/splice.ts';
import { jsonFault } from '../../../model/src/parseJson.ts';
import { parseYaml } from '../../../model/src/parseYaml.ts';
import { lineOf, problemsIn } from '../texts/nodes.ts';
import type { LineProblem, Source } from './Source.ts';

/** Languages that a check supports, or that need no check. */
const LANGUAGES = 'ts tsx js jsx bash json python text http diff html css yaml mdx toml'.split(' ');
/** Names of these languages on other sites. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  typescript: 'ts',
  javascript: 'js',
  shell: 'bash',
  sh: 'bash',
  console: 'bash',
  py: 'python',
  yml: 'yaml',
  markdown: 'mdx',
  plaintext: 'text',
};
const RUNNABLE = new Set(['ts', 'js', 'python']);
/** The words that may follow the language. */
const FLAGS = 'run edit install signature title release no-check no-browser schema showLineNumbers'.split(
  ' ',
);
const WITH_VALUE = new Set(['title', 'edit', 'release', 'no-check', 'no-browser', 'schema']);
const WORD = /([^\s={}]+)(?:=("[^"]*"|'[^']*'|\S+))?|\{[\d,-]+\}/g;

/**
 * Matches typographic quotes, which word processors insert in place of straight ones. In the strings of code, they're
 * correct.
 */
const CURLY_QUOTES = /[\u2018\u2019\u201c\u201d]/;
const STRINGS = /'[^'\n]*'|"[^"\n]*"|`[^`]*`/g;
const hasCurlyQuotes = (code: string) => CURLY_QUOTES.test(code.replace(STRINGS, blank));

const MARKERS = /\bhighlight-(?:next-line|start|end)\b/g;

/** The variables of the environment that programs of these docs and the packages read. */
const VARIABLES =
  'ACCESS_TOKEN API APPLICATION_ID AUDIENCE ENVIRONMENT ISSUER KEYS PUBLISHABLE_KEY SECRET_KEY WEBHOOK_SECRET'
    .split(' ')
    .map((name) => `NACRE_${name}`);

const dashMessage = (code: string) =>
  /(?:^| )[\u2010-\u2015\u2212]+(?:[a-z ]|$)/.test(code.replace(STRINGS, '').replace(/(?:^| )#.*/, ''))
    ? `${code}: an option begins with hyphens, and not with a dash. Write --`
    : undefined;

function unknownVariable(code: string): string | undefined {
  const name = (code.match(/(?<!\w)NACRE_\w+/g) ?? []).find((each) => !VARIABLES.includes(each));
  const near = name && hint(name, VARIABLES);
  return near && `no program reads ${name}${near}`;
}

/** Checks the syntax of code blocks. Their contents are compiled and run with the samples. */
export function checkFences({ tree, text, file }: Source): LineProblem[] {
  const isPage = /^(?:docs|api|src\/pages)\//.test(file);
  let previousMeta = '';
  return problemsIn(tree, (node, report) => {
    const { type, position, lang, meta, value = '' } = node;
    if (type === 'inlineCode' && hasCurlyQuotes(value)) report(`${value}: ${curlyQuotesMessage}`);
    if (type === 'inlineCode' && isPage) report(unknownVariable(value) ?? dashMessage(value));
    if (type !== 'code') return;
    const source = text.slice(position?.start.offset, position?.end.offset);
    if (/^[`~]{3}/.test(source) && !isClosed(source))
      report('the code block is never closed. End it with a line of ```');
    const isOutput = lang === 'text' && /title="Output"/.test(meta ?? '');
    if (lang && !isOutput && !['html', 'mdx'].includes(lang))
      value.split('\n').forEach((code, index) => {
        if (hasCurlyQuotes(code)) report(curlyQuotesMessage, lineOf(node) + 1 + index);
      });
    const [marker, name] = /(?:\/\/|#|\/\*|<!--) *(highlight[\w-]*)/g.exec(value.replace(MARKERS, '')) ?? [];
    if (marker) report(`${name} marks no lines. Write highlight-next-line, highlight-start or highlight-end`);
    if (!isPage || !lang) return;
    const lineCount = value.split('\n').length;
    reportHighlights(meta ?? '', value, lineCount, report);
    value.split('\n').forEach((code, index) => {
      const line = lineOf(node) + 1 + index;
      report(unknownVariable(code) ?? (lang === 'bash' ? dashMessage(code) : undefined), line);
      if (lang !== 'text' && /[\u00a0\u202f]/.test(code))
        report('a space is a no-break space, which breaks the code. Write a plain one', line);
      if (lang !== 'diff' && /[^\S\n]$/.test(code))
        report('the line of code ends with spaces. Delete them', line);
    });
    const { fault } = lang === 'yaml' || lang === 'json' ? parseYaml(value) : {};
    // Samples of JSON are parsed by their own check, which takes the last of two keys, unless they have no check.
    if (fault && (lang === 'yaml' || /unique/.test(fault.message)))
      report(`the block is not valid ${lang.toUpperCase()}: ${fault.message}`, lineOf(node) + fault.line);
    const jsonProblem =
      lang === 'json' && /\bno-check\b/.test(meta ?? '') ? jsonFault(value, 'block') : undefined;
    if (jsonProblem) report(jsonProblem.message, lineOf(node) + jsonProblem.line);
    report(languageMessage(lang));
    for (const [, name, flag] of (meta ?? '').matchAll(WORD)) if (name) report(flagMessage(name, flag, lang));
    if (/title="Output"/.test(meta ?? '') && !/(?:^|\s)run(?:\s|$)/.test(previousMeta))
      report('the block before this output is not marked run. Mark it, or use another title');
    previousMeta = meta || ' ';
  });
}

function reportHighlights(
  meta: string,
  code: string,
  lineCount: number,
  report: (message: string) => void,
): void {
  const parts = (word: string) => code.split(word).length;
  if ((meta.match(/"/g)?.length ?? 0) % 2 === 1) report('a quote after the fence is never closed. Add "');
  if (parts('highlight-start') !== parts('highlight-end'))
    report('highlight-start and highlight-end are not in pairs. Write one for each other');
  const last = Math.max(0, ...(/\{([\d,\s-]+)\}/.exec(meta)?.[1]?.match(/\d+/g) ?? []).map(Number));
  if (last > lineCount) report(`line ${last} is highlighted, and the block has ${lineCount}. Correct {…}`);
}

const curlyQuotesMessage = 'the code has typographic quotes. Write \' or " in code';

function isClosed(source: string): boolean {
  const [open = ''] = /^(?:`{3,}|~{3,})/.exec(source) ?? [];
  const [, last = ''] = /\n[\s>]*(.*)$/.exec(source) ?? [];
  return last.startsWith(open);
}

function languageMessage(language: string): string | undefined {
  if (LANGUAGES.includes(language)) return undefined;
  const near = hint(language, [...LANGUAGES, ...Object.keys(OTHER_NAMES)], '*');
  const suggestion = OTHER_NAMES[near] ?? near;
  return `the language ${language} is unknown. ${suggestion ? `Perhaps ${suggestion} is meant. ` : ''}Use one of ${LANGUAGES.join(', ')}`;
}

function flagMessage(name: string, value: string | undefined, language: string): string | undefined {
  if (!FLAGS.includes(name))
    return `"${name}" after the fence is unknown${hint(name, FLAGS)}. Use one of ${FLAGS.join(', ')}`;
  if (WITH_VALUE.has(name) && (value === undefined || /^(?:""|'')$/.test(value)))
    return `${name} after the fence has no value. Write ${name}="…"`;
  if (name === 'run' && !RUNNABLE.has(language))
    return `a block of ${language} can't run. Remove run, or use ${[...RUNNABLE].join(', ')}`;
}
