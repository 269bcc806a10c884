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
        if (node.type === 'list' && node.ordered) reportNumbers(node, text, report);
        if (node.type === 'listItem' && node.children?.length === 0)
          report('the item is empty. Write it, or remove it');
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
