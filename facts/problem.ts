/** Something wrong in a source, at the line where a writer mends it. */
export interface Problem {
  file: string;
  line: number;
  message: string;
}
