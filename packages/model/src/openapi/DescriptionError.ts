/** A problem in an API description, with its line. */
export interface Fault {
  line: number;
  message: string;
}

/**
 * Thrown for an API description that can't be shown. The message has one line per problem, each starting with
 * `file:line`.
 */
export class DescriptionError extends Error {
  override readonly name = 'DescriptionError';
  readonly faults: readonly Fault[];

  constructor(file: string, faults: readonly Fault[]) {
    super(faults.map(({ line, message }) => `${file}:${line}: ${message}`).join('\n'));
    this.faults = faults;
  }
}
