import type { Root } from 'mdast';
import { frontMatterKeys } from '../prose/activeContent/frontMatterKeys.ts';
import { isDocument } from './files.ts';
import type { LineProblem, Source } from './Source.ts';
import { lineAt } from '../../../model/src/problem.ts';

type Kind = (typeof frontMatterKeys)[string];

const isText = (value: unknown) => typeof value === 'string';
const isWords = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every((word) => isText(word) && /^[^,]+$/.test(word));

/** The kinds of values, in words and as a test. */
const KINDS: Readonly<Record<Kind, readonly [words: string, test: (value: unknown) => boolean]>> = {
  text: ['a text', isText],
  list: ['a list of words: [one, two]', isWords],
  map: [
    'lists of words by their anchors: "anchor: [one, two]", indented',
    (value) => typeof value === 'object' && value !== null && Object.values(value).every(isWords),
  ],
  switch: ['true, or left out', (value) => typeof value === 'boolean'],
  number: ['a number', (value) => typeof value === 'number'],
  sidebar: ['the name of a sidebar, or null', (value) => value === null || isText(value)],
};

const TITLES = new Set(['title', 'description', 'keywords']);

/** Reports a page without front matter, and invalid values of its keys. */
export function checkFrontMatter({ file, text, tree, frontMatter, lines }: Source): LineProblem[] {
  if (!isDocument(file)) return [];
  if (!text.startsWith('---\n'))
    return [
      { line: 1, message: 'the page has no front matter. Begin it with ---, title, description and ---' },
    ];
  const problems: LineProblem[] = [];
  const report = (key: string, message: string | undefined) => {
    if (message) problems.push({ line: lines[key] ?? 1, message });
  };
  for (const [key, value] of Object.entries(frontMatter))
    report(key, messageFor(key, value) ?? textMessage(key, value));
  const { title, sidebar_label: label } = frontMatter;
  if (label !== undefined && String(label).length >= String(title).length)
    report(
      'sidebar_label',
      `sidebar_label is ${label === title ? 'the' : 'no shorter than the'} title. Remove it`,
    );
  if (frontMatter.hide_table_of_contents === true && isListLost(tree, text))
    report(
      'hide_table_of_contents',
      'the page has sections, and hides the list of them. Remove hide_table_of_contents, or import a component that takes toc={toc}',
    );
  const anchor = text.slice(0, text.indexOf('\n---')).search(/: +[&*!][\w-]/);
  if (anchor >= 0)
    problems.push({
      line: lineAt(text, anchor),
      message: 'the value is an anchor of YAML. Put it into quotes',
    });
  return problems;
}

/** Returns whether a page has sections, and no component that lists them instead. */
const isListLost = (tree: Root, text: string): boolean =>
  tree.children.some(({ type }) => type === 'heading') && !text.includes(' toc={toc}');

/** Reports signs in texts that are right elsewhere, and words that a list has twice. */
function textMessage(key: string, value: unknown): string | undefined {
  const words = [value].flat().filter((word) => typeof word === 'string');
  const entity = words.join(' ').match(/&#?\w+;/)?.[0];
  if (entity) return `${key} shows ${entity} as it is. Write the character itself`;
  if (/[\u201c\u201d\u2018]|\u2019(?!\w)/.test(words.join(' ')))
    return `${key} has typographic quotes, as from a word processor. Write straight ones, or none`;
  if (key === 'title' && /[.!,;:]$/.test(String(value))) return 'title ends in a punctuation mark. Remove it';
  if (!Array.isArray(value) && /\]\(|[`*]/.test(words.join(' ')))
    return `${key} shows the marks of Markdown. Write it without them`;
  const small = words.map((word) => word.toLowerCase());
  const again = words.find((_, index) => small.indexOf(small[index] ?? '') !== index);
  if (again !== undefined) return `${key} has "${again}" twice. Remove one`;
  const day = words.find((word) => /^\d{4}-\d{2}-\d{2}/.test(word));
  return day && `${key} has the date ${day}, which nobody searches for. Remove it`;
}

function messageFor(key: string, value: unknown): string | undefined {
  const kind = frontMatterKeys[key];
  // Unknown keys are reported by the check of active content, and invalid titles, descriptions and keywords by the
  // check of titles.
  if (!kind || TITLES.has(key)) return undefined;
  const [words, test] = KINDS[kind];
  if (!test(value)) return `${key} has to be ${words}`;
  if (key === 'slug' && !/^\/[a-z\d/_-]*$/.test(String(value)))
    return 'slug has to be an address from the root, in lowercase letters: /products/page. Or remove it, and name the file accordingly';
}
