/** A sample to compile: a program, and the files of its own that it imports. */
export interface Sample {
  code: string;
  language: 'ts' | 'tsx' | 'js' | 'jsx';
  /** By path from the program, such as `./client.ts`. */
  files?: Readonly<Record<string, string>>;
}

/** Something that the compiler says of a sample. Lines and columns count from 1. */
export interface SampleProblem {
  /** The file's path, as it was given; nothing for the program itself. */
  file?: string;
  line: number;
  column: number;
  /** The compiler's own number of the error, such as `TS2345`. */
  code: string;
  message: string;
}

/** A mistake that compiles. Lines count from 1. */
export interface SampleWarning {
  /** The file's path, as it was given; nothing for the program itself. */
  file?: string;
  line: number;
  message: string;
}

/** What became of a sample. */
export interface SampleReport {
  /** The first of the errors. */
  problems: SampleProblem[];
  /** How many there are. */
  total: number;
  /** The first of the mistakes that compile. */
  warnings: SampleWarning[];
  /** Modules that the sample imports and the compiler does not know: what comes of them may be anything. */
  unchecked: string[];
  /** Lines that the sample itself keeps from the check. */
  ignored: string[];
}
