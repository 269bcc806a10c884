/** A range of a text, and its replacement. */
export interface Splice {
  start: number;
  end: number;
  text: string;
}

/** Replaces ranges of a text. */
export const splice = (source: string, parts: readonly Splice[]): string =>
  parts
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end),
      source,
    );

/** Writes a text as a TypeScript string literal, in the quotes that the formatter would choose. */
export const stringLiteral = (text: string): string =>
  text.includes("'") && !text.includes('"')
    ? JSON.stringify(text)
    : `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
