import type { Expected } from '../../../model/src/samples/runMark.ts';

/** The page's request to its worker to continue the program up to the end of a block. */
export interface RunRequest {
  /** Address of the program's module. */
  readonly program: string;
  /** The page's version of the module. A module with another version belongs to another version of the page. */
  readonly version: string;
  /** Number of the last block to run. */
  readonly upTo: number;
  /** Replacements for literals that a reader may change, by the number of the literal. */
  readonly edits: Readonly<Record<number, string | number | bigint>>;
}

/** A rejection or an exception, as the page shows it. */
export interface Failure {
  readonly message: string;
  /** The code of an SDK error. */
  readonly code?: string;
}

/** The worker's messages during a run. */
export type WorkerMessage =
  /** The module's version differs from the page's. */
  | { readonly kind: 'outdated' }
  /** A line printed by the requested block. */
  | { readonly kind: 'printed'; readonly text: string }
  | {
      readonly kind: 'ended';
      /** The block that ran last. It differs from the requested one if that wasn't reached. */
      readonly block: number;
      readonly expected: Expected | null;
      readonly failure?: Failure;
      /** The time of the program's sandbox clock. */
      readonly clock?: string;
      /** Error codes in the output. */
      readonly codes: readonly string[];
    };
