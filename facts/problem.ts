/** Something wrong with a sample, at the line where a writer mends it. */
export interface SampleProblem {
  file: string;
  line: number;
  message: string;
}
