import type { Expected } from '../../../packages/model/src/samples/runMark.ts';

/** What a page asks its worker: to go on with the program up to the end of a block. */
export interface RunRequest {
  /** Address of the program's module. */
  readonly program: string;
  /** What the page says of the module: another one belongs to another page. */
  readonly version: string;
  /** Number of the last block to run. */
  readonly upTo: number;
  /** What stands in place of the literals that a reader may change, by their numbers. */
  readonly edits: Readonly<Record<number, string | number | bigint>>;
}

/** A rejection or an exception, as the page tells it. */
export interface Failure {
  readonly message: string;
  /** Of an error of the SDK. */
  readonly code?: string;
}

/** What the worker tells while it runs. */
export type RunAnswer =
  /** The module is another than the page's. */
  | { readonly kind: 'outdated' }
  /** A line of the block that was asked for. */
  | { readonly kind: 'printed'; readonly text: string }
  | {
      readonly kind: 'ended';
      /** The block that ran last: another than the one that was asked for, if that one was not reached. */
      readonly block: number;
      readonly expected: Expected | null;
      readonly failure?: Failure;
      /** What the clock of the program's sandbox says. */
      readonly clock?: string;
      /** Codes of errors in what was printed. */
      readonly codes: readonly string[];
    };
