/** A sample to compile: a program, and the files that it imports. */
export interface Sample {
  code: string;
  language: 'ts' | 'tsx' | 'js' | 'jsx';
  /** The files by their path relative to the program, such as `./client.ts`. */
  files?: Readonly<Record<string, string>>;
}

/** A mistake that compiles. Lines start at 1. */
export interface SampleWarning {
  /** The file's path as given. Absent for the program itself. */
  file?: string;
  line: number;
  message: string;
}

/** A compiler error in a sample. Columns start at 1. */
export interface SampleProblem extends SampleWarning {
  column: number;
  /** The compiler's error code, such as `TS2345`. */
  code: string;
}

export interface SampleReport {
  /** The first errors. */
  problems: SampleProblem[];
  /** The total number of errors. */
  total: number;
  /** The first mistakes that compile. */
  warnings: SampleWarning[];
  /** Modules that the sample imports and the compiler doesn't know. The types of their imports aren't checked. */
  unchecked: string[];
  /** Lines that the sample itself excludes from the check. */
  ignored: string[];
}
