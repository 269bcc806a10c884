/** A range of a text, and its replacement. */
export interface Splice {
  start: number;
  end: number;
  text: string;
}

/** Replaces ranges of a text, the last one first, so that the offsets of the others stay valid. */
export const splice = (source: string, parts: readonly Splice[]): string =>
  parts
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end),
      source,
    );

/** Replaces all of a text but its line breaks with spaces, so that what follows keeps its place. */
export const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
