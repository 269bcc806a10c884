export interface ShownCode {
  readonly file: string;
  readonly language: string;
  readonly code: string;
  /** Syntax colors in the format of `CodeBlock`. */
  readonly marks: string;
}
