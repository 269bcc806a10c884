import type { Block, DiffPart, Piece } from './Block.ts';
import { codeInMarkdown, escapeReportText } from './escapeReportText.ts';

/** A GitHub comment has at most 65,536 characters. This leaves room for the line about omitted parts. */
const MAX_LENGTH = 65_000;
const MOST_LINES = 80;

/** Renders the report as GitHub Markdown, up to the maximum length of a comment. */
export function toMarkdown(blocks: readonly Block[], maxLength = MAX_LENGTH): string {
  let text = '';
  let omitted = 0;
  for (const block of blocks) {
    const next = `${markdownOf(block)}\n\n`;
    if (omitted > 0 || text.length + next.length > maxLength) omitted += 1;
    else text += next;
  }
  return omitted === 0
    ? text
    : `${text}${omitted} more parts don't fit here: run \`npm run changes\` to read them.\n`;
}

const inline = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : codeInMarkdown(piece.code))).join('');

const row = (cells: readonly Piece[]): string => `| ${cells.map((cell) => inline([cell])).join(' | ')} |`;

function markdownOf(block: Block): string {
  if (block.type === 'heading') return `### ${block.text}`;
  if (block.type === 'list') return block.items.map((item) => `- ${inline(item)}`).join('\n');
  if (block.type === 'diff') return details(block.title, block.parts);
  const rule = block.heads.map((_, index) => (index === 0 ? '---' : '--:'));
  return [row(block.heads), row(rule), ...block.rows.map(row)].join('\n');
}

function details(title: readonly Piece[], parts: readonly DiffPart[]): string {
  const all = parts.flatMap(({ heading, lines }) => [
    `@@ ${escapeReportText(heading)} @@`,
    ...lines.map(({ sign, text }) => `${sign} ${escapeReportText(text)}`),
  ]);
  const more = all.length - MOST_LINES;
  const shown = more > 0 ? [...all.slice(0, MOST_LINES), `@@ ${more} more lines @@`] : all;
  const ticks = Math.max(2, ...[...shown.join('\n').matchAll(/`+/g)].map(([run]) => run.length)) + 1;
  const fence = '`'.repeat(ticks);
  return `<details><summary>${inline(title)}</summary>\n\n${fence}diff\n${shown.join('\n')}\n${fence}\n\n</details>`;
}
