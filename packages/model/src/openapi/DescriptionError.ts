/** A problem in an API description, with its line. */
export interface DescriptionProblem {
  line: number;
  message: string;
}

/**
 * Thrown for an API description that can't be shown. The message has one line per problem, each starting with
 * `file:line`.
 */
export class DescriptionError extends Error {
  override readonly name = 'DescriptionError';
  readonly problems: readonly DescriptionProblem[];

  constructor(file: string, problems: readonly DescriptionProblem[]) {
    super(problems.map(({ line, message }) => `${file}:${line}: ${message}`).join('\n'));
    this.problems = problems;
  }
}
