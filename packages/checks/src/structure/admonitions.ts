import { hint } from '../texts/hint.ts';
import { visit } from 'unist-util-visit';
import type { LineProblem, Source } from './Source.ts';

const NAMES = ['note', 'tip', 'warning', 'danger'];

/**
 * Checks admonitions, from `:::note[Title]` to `:::`. A malformed one is shown as text, or contains the rest of the
 * page.
 */
export function checkAdmonitions({ text, tree }: Source): LineProblem[] {
  const problems: LineProblem[] = [];
  const report = (line: number, message: string) => problems.push({ line, message });
  const open: { line: number; colons: number }[] = [];
  const inCode = linesOfCode(tree);
  text.split('\n').forEach((content, index) => {
    const [, colons, rest = ''] = /^\s*(:{3,})(.*)$/.exec(content) ?? [];
    const line = index + 1;
    if (colons === undefined || inCode.has(line)) return;
    if (rest.trim() === '') {
      if (open.at(-1)?.colons === colons.length) open.pop();
      else report(line, `${colons} closes no admonition. Remove it, or open one before it: :::note`);
      return;
    }
    const message = messageFor(rest);
    const outer = open.find((box) => box.colons <= colons.length);
    if (message) report(line, message);
    else if (outer)
      report(
        line,
        `the box is inside that of line ${outer.line}, and ends it. Close that one first, or give it more colons: ${colons}:`,
      );
    open.push({ line, colons: colons.length });
  });
  for (const { line, colons } of open)
    report(line, `the admonition is never closed. End it with a line of ${':'.repeat(colons)}`);
  return problems;
}

function messageFor(rest: string): string | undefined {
  const [, space = '', name = '', behind = ''] = /^(\s*)(\w*)(.*)$/.exec(rest) ?? [];
  if (!NAMES.includes(name))
    return `":::${name}" isn't an admonition${hint(name, NAMES, '. Perhaps :::* is meant')}. Use one of ${NAMES.join(', ')}`;
  if (space !== '' || !/^(?:\[.+\])?\s*$/.test(behind))
    return `the admonition would be shown as text. Write :::${name}[${behind.replace(/[[\]]/g, '').trim() || 'Title'}]`;
}

function linesOfCode(tree: Source['tree']): Set<number> {
  const lines = new Set<number>();
  visit(tree, ['code', 'yaml'], ({ position }) => {
    for (let line = position?.start.line ?? 1; line <= (position?.end.line ?? 0); line += 1) lines.add(line);
  });
  return lines;
}
