import type { Problem } from '../../../model/src/problem.ts';

/** The checks of a page, in the order in which their messages help most. */
export type PageCheck = 'syntax' | 'structure' | 'prose' | 'links' | 'symbols' | 'samples';

/** A problem of a page, and the check that found it. */
export interface PageProblem extends Problem {
  check: PageCheck;
}
