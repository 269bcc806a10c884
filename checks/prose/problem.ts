/** Something that a writer mends, where it stands. */
export interface ProseProblem {
  file: string;
  line: number;
  message: string;
}
