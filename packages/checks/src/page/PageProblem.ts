import type { Problem } from '../../../model/src/problem.ts';

/** The checks of a page, in the order in which they help. */
export type PageCheck = 'syntax' | 'structure' | 'prose' | 'links' | 'symbols' | 'samples';

/** Something wrong in a page, and which check says so. */
export interface PageProblem extends Problem {
  check: PageCheck;
}
