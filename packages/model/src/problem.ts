/** Something wrong in a source, at the line where a writer mends it. */
export interface Problem {
  file: string;
  line: number;
  /** Where in the line, if that helps. */
  column?: number;
  message: string;
}

/** A problem as editors and terminals link it: its place first. */
export const problemLine = ({ file, line, column, message }: Problem): string =>
  `${[file, line, ...(column === undefined ? [] : [column])].join(':')}: ${message}`;

/** By file, then by line. */
export const inOrder = (a: Problem, b: Problem): number =>
  a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1;
