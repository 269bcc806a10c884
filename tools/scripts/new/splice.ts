/** A part of a text that another takes the place of. */
export interface Splice {
  start: number;
  end: number;
  text: string;
}

/** A text with some parts replaced. */
export const splice = (source: string, parts: readonly Splice[]): string =>
  parts
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), source);

/** A text as a literal of TypeScript, in the quotes that the formatter would choose. */
export const literal = (text: string): string =>
  text.includes("'") && !text.includes('"')
    ? JSON.stringify(text)
    : `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
