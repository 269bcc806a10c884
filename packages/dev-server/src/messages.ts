import type { Problem } from '../../model/src/problem.ts';

/** Something wrong, and what says so: a check of the page, the compiler of pages, or the generation. */
export interface ShownProblem extends Problem {
  check: string;
}

/** What is known of a page's source. */
export interface PageState {
  isChecking: boolean;
  problems: readonly ShownProblem[];
}

/** What `npm start` knows, and the panel shows. */
export interface WritingState {
  /** What is being made, or nothing. */
  generating: string;
  /** What the generation could not make, and why. */
  generation: readonly ShownProblem[];
  /** What is not as it is in the built site. */
  notes: readonly string[];
  /** By file, from the root of the repository. */
  pages: Readonly<Record<string, PageState>>;
}

/** From `npm start` to the dev server, which it has started. */
export interface ToServer {
  state: WritingState;
}

/**
 * From the dev server to `npm start`: the first time that pages are there, each time that a browser has drawn one anew, and
 * each time that other pages are open.
 */
export type FromServer = { type: 'ready' } | { type: 'drawn' } | { type: 'open'; files: string[] };

/** What the panel of one page is told. */
export interface PanelState {
  /** Which server says it: each start is another one, and knows other pages. */
  server: string;
  /** The page's source, if the page has one. */
  file: string | undefined;
  /** What goes on, in a few words, or nothing. */
  doing: string;
  problems: readonly ShownProblem[];
  notes: readonly string[];
}
