/** The code that a demo runs, as it is shown. */
export interface ShownCode {
  readonly file: string;
  readonly language: string;
  readonly code: string;
  /** Its colors, as `CodeBlock` takes them. */
  readonly marks: string;
}
