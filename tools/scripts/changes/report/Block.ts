import type { DiffLine } from '../diffLines.ts';

/** Words of this report, or `code`: whatever comes out of pages and sources, which nobody has to trust. */
export type Piece = string | { code: string };

/** What differs under one heading. */
export interface DiffPart {
  heading: string;
  lines: readonly DiffLine[];
}

/** A part of the report. The most important come first: what's too long loses its end. */
export type Block =
  | { type: 'heading'; text: string }
  | { type: 'list'; items: Piece[][] }
  | { type: 'table'; heads: string[]; rows: Piece[][] }
  | { type: 'diff'; title: Piece[]; parts: DiffPart[] };
