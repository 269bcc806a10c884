import { linesOf, type Line } from './linesOf.ts';
import { findAnchorTargets, type AnchorTarget } from './findAnchorTargets.ts';

/** Returns the content at an anchor of a page: a section with its subsections, a block, a list item or a table row. */
export function sectionOf(markdown: string, anchor: string): string | undefined {
  const lines = linesOf(markdown);
  const targets = findAnchorTargets(lines);
  const target =
    targets.find((candidate) => candidate.anchor === anchor) ??
    targets.find((candidate) => candidate.anchor.toLowerCase() === anchor.toLowerCase());
  if (!target) return undefined;
  const inside = target.isInside ? (rowAt(lines, target) ?? itemAt(lines, target)) : undefined;
  if (inside) return inside;
  const heading = target.isInside
    ? targets.findLast(({ title, line }) => title !== '' && line < target.line)
    : target;
  return heading && sectionAt(markdown, lines, targets, heading);
}

/** Returns the headings of a page with their anchors, down to a level. */
export const headingsOf = (markdown: string, depth: number): AnchorTarget[] =>
  findAnchorTargets(linesOf(markdown)).filter((target) => target.title !== '' && target.depth <= depth);

/** Returns every anchor of a page. */
export const anchorsOf = (markdown: string): string[] =>
  findAnchorTargets(linesOf(markdown)).map(({ anchor }) => anchor);

function sectionAt(
  markdown: string,
  lines: readonly Line[],
  targets: readonly AnchorTarget[],
  { line, depth }: AnchorTarget,
): string {
  const next = targets.find((target) => target.line > line && target.depth <= depth && !target.isInside);
  return markdown.slice(lines[line]?.start, next && lines[next.line]?.start);
}

/** Returns a table row, with the header because a row is unclear without its column names. */
function rowAt(lines: readonly Line[], { line }: AnchorTarget): string | undefined {
  const isRow = (number: number) => lines[number]?.text.startsWith('|') === true;
  if (!isRow(line)) return undefined;
  let head = line;
  while (isRow(head - 1)) head -= 1;
  return textOf([...lines.slice(head, head + 2), ...lines.slice(line, line + 1)]);
}

/** Returns a list item with its content. Its mark may be at the end. */
function itemAt(lines: readonly Line[], { line }: AnchorTarget): string | undefined {
  const inner = indentOf(lines[line]?.text ?? '');
  const start = lines.findLastIndex(
    ({ text }, number) =>
      number <= line && /^\s*(?:[-*]|\d+[.)])\s/.test(text) && (number === line || indentOf(text) < inner),
  );
  if (start < 0) return undefined;
  const outer = indentOf(lines[start]?.text ?? '');
  const end = lines.findIndex(
    ({ text }, number) => number > start && text.trim() !== '' && indentOf(text) <= outer,
  );
  if (end >= 0 && end <= line) return undefined;
  return textOf(lines.slice(start, end < 0 ? undefined : end));
}

const indentOf = (text: string): number => text.length - text.trimStart().length;

const textOf = (lines: readonly Line[]): string =>
  lines
    .map(({ text }) => text)
    .join('\n')
    .trimEnd() + '\n';
