import { readTable } from '../../../model/src/readTable.ts';
import { isInPages } from './files.ts';
import { lineOf, nodesIn, problemsIn, textOf, type AnyNode } from './nodes.ts';
import type { LineProblem, Source } from './Source.ts';
import { lineAt } from '../../../model/src/problem.ts';

/** Markup that the parser didn't recognize, so that readers see its signs. */
const unread = readTable('packages/checks/src/structure/plainMarkup.tsv', ['pattern', 'message']).map(
  ({ pattern, message }) => ({ pattern: new RegExp(pattern, 'gm'), message }),
);

/** Reports Markdown that falls apart into plain text, and notes of writers to themselves in comments. */
export const checkPlainMarkup = ({ tree, text, file }: Source): LineProblem[] =>
  isInPages(file)
    ? problemsIn(tree, (node, report) => {
        if (/^mdx\w+Expression$/.test(node.type) && /\b(?:TODO|FIXME|XXX)\b/.test(node.value ?? ''))
          report('the comment is a note to yourself. Do it, or remove it');
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
        for (const child of repeated(node.children))
          report('the text is here twice. Remove one', lineOf(child));
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

/** Returns the long paragraphs, and the rows of a table, that are the same as one before. */
function repeated(siblings: readonly AnyNode[] = []): AnyNode[] {
  const texts = siblings.map((node) =>
    node.type === 'paragraph' || node.type === 'tableRow'
      ? (node.children ?? []).map((part) => textOf(part)).join('|')
      : '',
  );
  return siblings.filter((_, index) => {
    const text = texts[index] ?? '';
    return text.length > 60 && texts.indexOf(text) < index;
  });
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

/** Reports steps that are named, such as `steps 2 to 8`, and that no list, table or heading of the page has. */
function reportSteps(page: AnyNode, report: (message: string, line: number) => void): void {
  const numbers = nodesIn(page, ({ type }) => ['list', 'heading', 'tableRow'].includes(type)).map((node) =>
    node.type === 'list' && node.ordered
      ? (node.start ?? 1) + (node.children?.length ?? 0) - 1
      : Number(
          /^(?:Step )?(\d+)\b/.exec(textOf(node.type === 'heading' ? node : node.children?.[0]))?.[1] ?? 0,
        ),
  );
  const last = Math.max(0, ...numbers);
  for (const node of nodesIn(page, ({ type }) => type === 'text'))
    for (const [step, from, to = from] of (node.value ?? '').matchAll(
      /\bsteps? (\d+)(?: (?:to|and) (\d+))?/gi,
    ))
      if (last > 0 && Math.max(Number(from), Number(to)) > last)
        report(`"${step}": the page has ${last} steps`, lineOf(node));
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
