/** A problem in a source, at the line that a writer has to fix. */
export interface Problem {
  file: string;
  line: number;
  /** The column, if it helps to find the problem. */
  column?: number;
  message: string;
}

/** A problem, and the check that found it. */
export interface CheckedProblem extends Problem {
  check: string;
}

export type LineProblem = Pick<Problem, 'line' | 'message'>;

export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** Formats a problem with its location first, so that editors and terminals link it. */
export const problemLine = ({ file, line, column, message }: Problem): string =>
  `${[file, line, ...(column === undefined ? [] : [column])].join(':')}: ${message}`;

/** Compares problems by file, then by line. */
export const byLocation = (a: Problem, b: Problem): number =>
  a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1;

/** Returns each problem once. */
export const withoutDuplicates = <Each extends Problem>(problems: readonly Each[]): Each[] => [
  ...new Map(problems.map((problem) => [problemLine(problem), problem])).values(),
];

export const foundBy = (check: string, problems: readonly Problem[]): CheckedProblem[] =>
  problems.map((problem) => ({ ...problem, check }));
