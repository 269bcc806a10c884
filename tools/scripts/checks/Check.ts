/** One command of `npm test`. */
export interface Check {
  name: string;
  command: string;
  /** The names of those that have to be over before. */
  after?: readonly string[];
  /** It takes all the cores that there are. Every other takes one, and runs beside others. */
  isWide?: true;
  env?: Record<string, string>;
}
