import type { DiffLine } from '../diffLines.ts';

/** Text of the report itself, or `code` for untrusted text from pages and sources. */
export type Piece = string | { code: string };

/** The differences under one heading. */
export interface DiffPart {
  heading: string;
  lines: readonly DiffLine[];
}

/** A part of the report. The most important parts come first, because a report that is too long loses its end. */
export type Block =
  | { type: 'heading'; text: string }
  | { type: 'list'; items: Piece[][] }
  | { type: 'table'; heads: string[]; rows: Piece[][] }
  | { type: 'diff'; title: Piece[]; parts: DiffPart[] };
