/** One command of `npm test`. */
export interface TestCommand {
  name: string;
  command: string;
  /** The names of checks that have to finish first. */
  after?: readonly string[];
  /** Set if the check uses all cores. Every other check uses one and runs in parallel with others. */
  isExclusive?: true;
  env?: Record<string, string>;
}
