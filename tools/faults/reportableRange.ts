import type { LineRange } from './applyEdits.ts';

const isFence = (line: string | undefined): boolean => /^\s*(?:\*\s*)?```/.test(line ?? '');

/** Returns the fenced block around a line, including its fences, which come in pairs. */
function blockAround(lines: readonly string[], line: number): { first: number; last: number } | undefined {
  const fences = lines.flatMap((text, index) => (isFence(text) ? index + 1 : []));
  for (let index = 0; index + 1 < fences.length; index += 2) {
    const [first = 0, last = 0] = fences.slice(index, index + 2);
    if (first <= line && line <= last) return { first, last };
  }
  return undefined;
}

/** Extends an output block by the preceding block that prints it, which a message about the output names. */
function withProgram(
  lines: readonly string[],
  block: { first: number; last: number },
): { first: number; last: number } {
  if (!/title="(?:Output|In the browser)"/.test(lines[block.first - 1] ?? '')) return block;
  let line = block.first - 1;
  while (line > 0 && !isFence(lines[line - 1])) line -= 1;
  const before = line > 0 ? blockAround(lines, line) : undefined;
  return before ? { first: before.first, last: block.last } : block;
}

/** Returns the doc comment around a line, with the first line of the code that it documents. */
function commentAround(lines: readonly string[], line: number): { first: number; last: number } | undefined {
  if (!/^\s*(?:\/\*\*|\*)/.test(lines[line - 1] ?? '')) return undefined;
  let [first, last] = [line, line];
  while (first > 1 && !lines[first - 1]?.includes('/**')) first -= 1;
  while (last < lines.length && !lines[last - 1]?.includes('*/')) last += 1;
  return { first, last: last + 1 };
}

/**
 * Returns the lines that a message about a range may point to: the range itself, its code block or the block whose
 * output it is, and its doc comment with the first line of the documented code.
 */
export function reportableRange(range: LineRange, text: string): LineRange {
  const lines = text.split('\n');
  const around = /\.(?:mdx?)$/.test(range.file) ? undefined : commentAround(lines, range.first);
  const block = around ? undefined : blockAround(lines, range.first);
  const span = around ?? (block && withProgram(lines, block));
  return span
    ? { file: range.file, first: Math.min(span.first, range.first), last: Math.max(span.last, range.last) }
    : range;
}
