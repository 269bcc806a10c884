/** Something wrong in an API description, and the line that it is on. */
export interface Fault {
  line: number;
  message: string;
}

/** An API description that cannot be shown: one message a line, `file:line` first. */
export class DescriptionError extends Error {
  override readonly name = 'DescriptionError';
  readonly faults: readonly Fault[];

  constructor(file: string, faults: readonly Fault[]) {
    super(faults.map(({ line, message }) => `${file}:${line}: ${message}`).join('\n'));
    this.faults = faults;
  }
}
