import type { LineProblem } from '../problem.ts';

/**
 * Thrown for an API description that can't be shown. The message has one line per problem, each starting with
 * `file:line`.
 */
export class DescriptionError extends Error {
  override readonly name = 'DescriptionError';
  readonly problems: readonly LineProblem[];

  constructor(file: string, problems: readonly LineProblem[]) {
    super(problems.map(({ line, message }) => `${file}:${line}: ${message}`).join('\n'));
    this.problems = problems;
  }
}
