/** A sample to compile. */
export interface Sample {
  code: string;
  language: 'ts' | 'tsx' | 'js' | 'jsx';
}

/** Something that the compiler says of a sample. Lines and columns count from 1. */
interface SampleProblem {
  line: number;
  column: number;
  /** The compiler's own number of the error, such as `TS2345`. */
  code: string;
  message: string;
}

/** What became of a sample. */
export interface SampleReport {
  /** The first of the errors. */
  problems: SampleProblem[];
  /** How many there are. */
  total: number;
  /** Modules that the sample imports and the compiler does not know. */
  unchecked: string[];
}
