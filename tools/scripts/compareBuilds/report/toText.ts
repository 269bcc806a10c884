import type { Block, Piece } from './Block.ts';
import { escapeReportText } from './escapeReportText.ts';

/** Renders the whole report for a terminal. */
export const toText = (blocks: readonly Block[]): string => `${blocks.map(textOf).join('\n\n')}\n`;

const inline = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : escapeReportText(piece.code))).join('');

function textOf(block: Block): string {
  if (block.type === 'heading') return `── ${block.text}`;
  if (block.type === 'list') return block.items.map((item) => `  ${inline(item)}`).join('\n');
  if (block.type === 'diff') {
    const lines = block.parts.flatMap(({ heading, lines: changedLines }) => [
      `    @@ ${escapeReportText(heading)}`,
      ...changedLines.map(({ sign, text }) => `    ${sign} ${escapeReportText(text)}`),
    ]);
    return [`  ${inline(block.title)}`, ...lines].join('\n');
  }
  const rows = [block.heads, ...block.rows].map((cells) => cells.map((cell) => inline([cell])));
  const widths = block.heads.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  return rows
    .map((cells) => `  ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
    .join('\n');
}
