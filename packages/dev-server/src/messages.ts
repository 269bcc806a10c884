import type { CheckedProblem } from '../../model/src/problem.ts';

/** State of a page's source. */
export interface PageState {
  isChecking: boolean;
  problems: readonly CheckedProblem[];
}

/** State of `npm start` that the panel shows. */
export interface WritingState {
  /** Description of the running generation, or an empty string. */
  generating: string;
  generation: readonly CheckedProblem[];
  /** Differences from the built site. */
  notes: readonly string[];
  /** States of pages by file, relative to the root of the repository. */
  pages: Readonly<Record<string, PageState>>;
}

/** A message from `npm start` to the dev server that it has started. */
export interface ToServer {
  state: WritingState;
}

/**
 * A message from the dev server to `npm start`. It is sent when pages are ready for the first time, when the compilation
 * of a change starts and ends, each time that a browser has rendered a page after a load, and each time that the open
 * pages change.
 */
export type FromServer =
  | { type: 'ready' | 'compiling' | 'compiled' | 'drawn' }
  | { type: 'open'; files: string[] };

/** State of the panel on one page. */
export interface PanelState {
  /** Id of the server that sends it. Each start is a new server, which may have other pages. */
  server: string;
  /** Hash of the style sheet. It changes when a component with styles of its own is compiled. */
  styles: string;
  /** The page's source, if the page has one. */
  file: string | undefined;
  /** Brief description of the current activity, or an empty string. */
  doing: string;
  problems: readonly CheckedProblem[];
  notes: readonly string[];
}
