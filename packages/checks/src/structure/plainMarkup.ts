import { readTable } from '../../../model/src/readTable.ts';
import { isInPages } from './files.ts';
import { lineOf, nodesIn, problemsIn, textOf, type AnyNode } from '../texts/nodes.ts';
import type { LineProblem, Source } from './Source.ts';
import { lineAt } from '../../../model/src/problem.ts';

/** Markup that the parser didn't recognize, so that readers see its signs. */
const unread = readTable('packages/checks/src/structure/plainMarkup.tsv', ['pattern', 'message']).map(
  ({ pattern, message }) => ({ pattern: new RegExp(pattern, 'gm'), message }),
);

/** Reports Markdown that falls apart into plain text, and notes of writers to themselves in comments. */
export const checkPlainMarkup = ({ tree, text, file }: Source): LineProblem[] =>
  isInPages(file) || file.endsWith('CHANGELOG.md')
    ? problemsIn(tree, (node, report) => {
        if (/^mdx\w+Expression$/.test(node.type)) report(bracesProblem(node.value ?? ''));
        if (node.type === 'listItem' && typeof node.checked === 'boolean')
          report('nobody can tick the box. Begin the item with "- " or "1. "');
        if (node.name === 'details' && nodesIn(node, ({ name }) => name === 'summary').length === 0)
          report('readers see only the word "Details". Begin the element with <summary>a title</summary>');
        if (node.type === 'root') {
          for (const child of shownTwice(node))
            report(`the page has the same <${child.name}> already. Remove one, or correct it`, lineOf(child));
          reportSteps(node, report);
        }
        if (node.type === 'list' && node.ordered) reportNumbers(node, text, report);
        if (node.type === 'listItem' && node.children?.length === 0)
          report('the item is empty. Write it, or remove it');
        if (node.type === 'table' && node.children?.[0]?.children?.some((cell) => textOf(cell) === ''))
          report('a column has no heading. Say what its cells are');
        for (const child of withoutSpace(node.children))
          report('the words next to it have no space. Write one', lineOf(child));
        for (const child of repeated(node.children))
          report('the text is here twice. Remove one', lineOf(child));
        if (node.type === 'table')
          for (const row of sameKeys(node))
            report(`another row has "${textOf(row.children?.[0])}" too. Correct one of them`, lineOf(row));
        if (node.type === 'list')
          for (const item of unfinished(node))
            report('the item has no end, and the others have. Write a period', lineOf(item));
        for (const child of node.children ?? [])
          if (child.type === 'paragraph')
            report(sentenceProblem(child, node.type === 'listItem'), lineOf(child));
        if (node.type !== 'text') return;
        const source = text.slice(node.position?.start.offset, node.position?.end.offset);
        for (const { pattern, message } of unread) {
          const [match] = source.matchAll(pattern);
          if (match) report(message, lineOf(node) + lineAt(source, match.index) - 1);
        }
      })
    : [];

function bracesProblem(code: string): string | undefined {
  if (/\b(?:TODO|FIXME|XXX)\b/.test(code)) return 'the comment is a note to yourself. Do it, or remove it';
  if (/^\s*\/\*[^]*\n\s*(?::{3}|#|\||[-*] |\d+\. |```|<[A-Z])/.test(code))
    return "a comment hides a part of the page from its readers. Delete the part, or remove the comment's signs";
  if (/^\s*\{/.test(code))
    return "the braces make an object, which a page can't show. Write one pair: {value}";
}

/** Returns the code, links, bold texts and values that touch the word before or after them. */
const withoutSpace = (siblings: readonly AnyNode[] = []): AnyNode[] =>
  siblings.filter(
    ({ type }, index) =>
      /^(?:mdxTextExpression|inlineCode|link|strong)$/.test(type) &&
      (/[a-z,.;:!?]$/i.test(wordsOf(siblings[index - 1])) ||
        /^(?!s\b)[a-z]/i.test(wordsOf(siblings[index + 1]))),
  );

const wordsOf = (node?: AnyNode) => (node?.type === 'text' ? (node.value ?? '') : '');

/** Returns the rows of a table that are the same as one before. */
function repeated(siblings: readonly AnyNode[] = []): AnyNode[] {
  const texts = siblings.map((node) =>
    node.type === 'tableRow' ? (node.children ?? []).map((part) => textOf(part)).join('|') : '',
  );
  return siblings.filter((_, index) => {
    const text = texts[index] ?? '';
    return text.length > 60 && texts.indexOf(text) < index;
  });
}

/** Returns the row of a table with the key of another, unless several keys are repeated to group rows. */
function sameKeys({ children = [] }: AnyNode): AnyNode[] {
  const keys = children.map((row) => textOf(row.children?.[0]));
  const same = children.filter((row, index) => {
    const before = children[keys.indexOf(keys[index] ?? '')];
    return keys[index] && before !== row && textOf(before) !== textOf(row);
  });
  return same.length === 1 ? same : [];
}

/** Returns the items of a list without a sign at their end, if most of the list have one. */
function unfinished({ children = [] }: AnyNode): AnyNode[] {
  const open = children.filter(
    ({ children: [text] = [] }) => text?.type === 'paragraph' && !/[.:?!)]$/.test(textOf(text).trim()),
  );
  return open.length * 2 < children.length ? open : [];
}

/** Returns the components of a page that show the same as one before. */
function shownTwice(page: AnyNode): AnyNode[] {
  const shown = nodesIn(
    page,
    ({ name, attributes = [] }) => /^[A-Z]/.test(name ?? '') && attributes.length > 0,
  )
    // A reader can meet these again.
    .filter(({ name }) => !['Term', 'Tabs', 'TabItem', 'Admonition'].includes(name ?? ''))
    .map((node) => ({ node, key: JSON.stringify([node.name, node.attributes?.map(keyOf)]) }));
  const keys = shown.map(({ key }) => key);
  return shown.flatMap(({ node, key }, index) => (keys.indexOf(key) < index ? node : []));
}

const keyOf = ({ name, value }: { name?: string; value?: unknown }) => [
  name,
  typeof value === 'object' && value !== null && 'value' in value ? value.value : value,
];

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/**
 * Reports steps that are named, such as `steps 2 to 8`, and that no list or table of their section has. Without one there, any
 * list, table or heading of the page counts. Also reports another number of steps than the only list of a section has.
 */
function reportSteps(page: AnyNode, report: (message: string, line: number) => void): void {
  const headings = nodesIn(page, ({ type }) => type === 'heading').map(lineOf);
  const sectionOf = (node: AnyNode) => headings.filter((line) => line <= lineOf(node)).length;
  const steps = nodesIn(page, ({ type }) => ['list', 'heading', 'table'].includes(type)).map((node) => {
    const { type, ordered, start, children = [] } = node;
    if (type === 'list' && ordered)
      return { section: sectionOf(node), last: (start ?? 1) + children.length - 1 };
    const texts = type === 'table' ? children.map((row) => textOf(row.children?.[0])) : [textOf(node)];
    const numbers = texts.map((text) => Number(/^(?:Step )?(?:\d+–)?(\d+)\b/.exec(text)?.[1] ?? 0));
    return { section: texts[0] === 'Step' ? sectionOf(node) : undefined, last: Math.max(...numbers) };
  });
  for (const node of nodesIn(page, ({ type }) => type === 'text').filter(
    (text) => !headings.includes(lineOf(text)),
  )) {
    const [, phrase, number = ''] =
      /\b((?:the|these) (two|three|four|five|six|seven) steps)\b/i.exec(node.value ?? '') ?? [];
    const [list, ...more] = steps.filter(({ section }) => section === sectionOf(node));
    if (phrase && list && more.length === 0 && list.last !== NUMBERS.indexOf(number))
      report(`"${phrase}": the list has ${list.last} steps`, lineOf(node));
    for (const [step] of (node.value ?? '').matchAll(/\bsteps? \d+(?:(?:,| to| and| or)+ \d+|–\d+)*/gi)) {
      const own = steps.filter(({ section }) => section === sectionOf(node));
      const last = Math.max(0, ...(own.length > 0 ? own : steps).map((each) => each.last));
      if (last > 0 && Math.max(...(step.match(/\d+/g) ?? []).map(Number)) > last)
        report(`"${step}": the ${own.length > 0 ? 'list' : 'page'} has ${last} steps`, lineOf(node));
    }
  }
}

/** Reports the first item of a list with another number than readers see. */
function reportNumbers(
  { start, children = [] }: AnyNode,
  text: string,
  report: (message: string, line: number) => void,
): void {
  const numbers = children.map(({ position }) => Number.parseInt(text.slice(position?.start.offset), 10));
  const index = numbers.findIndex((number, place) => number !== (start ?? 1) + place);
  const item = children[index];
  if (item) report(`readers see number ${(start ?? 1) + index}, and not ${numbers[index]}`, lineOf(item));
}

/** Returns the problem of a paragraph that lacks half of a pair, a capital letter or a period. */
function sentenceProblem(paragraph: AnyNode, isInList: boolean): string | undefined {
  const words = nodesIn(paragraph, ({ type }) => type === 'text')
    .map(({ value = '' }) => value)
    .join('');
  if (!words.includes('](') && words.split('(').length !== words.split(')').length)
    return 'a parenthesis has no other half. Add it, or remove this one';
  if (isInList) return undefined;
  const [first, last] = [paragraph.children?.at(0), paragraph.children?.at(-1)];
  if (first?.type === 'text' && /^[a-z]+ [a-z]/.test(words))
    return 'the sentence begins with a small letter. Begin it with a capital one';
  return last?.type === 'text' && words.split(' ').length > 6 && /[a-z\d]$/.test(words)
    ? 'the sentence has no end. Write a period'
    : undefined;
}
