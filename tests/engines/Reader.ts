import type { SlowableSite } from './SlowableSite.ts';

/** A reader at a browser of any engine, in a window and a storage of their own. */
export interface Reader {
  /** Opens an address of the site, exactly as it's written, and waits for the `load` event. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page. What it takes and returns is JSON. */
  evaluate<Arguments extends unknown[], Result>(
    run: (...values: Arguments) => Result,
    ...values: Arguments
  ): Promise<Result>;
  /** Moves the pointer to a point of the viewport, in CSS pixels. */
  move(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  /** Turns the wheel by CSS pixels, with the pointer at a point of the viewport. */
  wheel(x: number, y: number, down: number): Promise<void>;
  /** Presses a key, or several at once: `Tab`, `Control+k`. */
  press(keys: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Sets the size of the viewport in CSS pixels. No engine goes below 480. */
  resize(width: number, height: number): Promise<void>;
  /** Errors of the console, uncaught errors, and violations of the policy, since the last call. */
  takeErrors(): string[];
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  /** Opens a window of its own. */
  newReader(site: SlowableSite): Promise<Reader>;
  stop(): Promise<void>;
}
