import type { SlowableSite } from './SlowableSite.ts';

/** A reader in a browser of any engine, with its own window and storage. */
export interface Reader {
  /** Opens an address of the site, exactly as it's written, and waits for the `load` event. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page. Its arguments and result are JSON. */
  evaluate<Arguments extends unknown[], Result>(
    run: (...values: Arguments) => Result,
    ...values: Arguments
  ): Promise<Result>;
  /** Moves the pointer to a point of the viewport, in CSS pixels. */
  move(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  /** Turns the wheel by CSS pixels, with the pointer at the given point of the viewport. */
  wheel(x: number, y: number, down: number): Promise<void>;
  /** Presses a key, or several at once: `Tab`, `Control+k`. */
  press(keys: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Sets the size of the viewport in CSS pixels. No engine goes below 480. */
  resize(width: number, height: number): Promise<void>;
  /** Returns console errors, uncaught errors and policy violations since the last call. */
  takeErrors(): string[];
  close(): Promise<void>;
}

export interface Engine {
  newReader(site: SlowableSite): Promise<Reader>;
  stop(): Promise<void>;
}
