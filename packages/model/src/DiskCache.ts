import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Returns the cached value for the same inputs, or makes it. */
export type Memoize = <Value>(inputs: readonly string[], make: () => Value) => Value;

type Find = <Value>(inputs: readonly string[]) => Value | undefined;

const keyOf = (inputs: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(inputs)).digest('base64');

/** Makes every value without a cache. */
export const withoutCache: Memoize = (_, make) => make();

/**
 * Caches slow-to-make values between builds in a JSON file, keyed by a hash of each value's inputs. Only the values
 * that this build requested are written, so the file doesn't grow.
 */
export class DiskCache {
  readonly #file: string;
  readonly #program: string;
  readonly #stored: Record<string, unknown>;
  readonly #requested: Record<string, unknown> = {};

  /** @param sources - files of the program that makes the values. A changed program discards the cache. */
  constructor(file: string, sources: readonly string[]) {
    const hash = createHash('sha256').update(process.version);
    for (const source of sources) hash.update(fs.readFileSync(source));
    this.#file = file;
    this.#program = hash.digest('hex');
    this.#stored = this.#read();
  }

  readonly memoize: Memoize = <Value>(inputs: readonly string[], make: () => Value): Value => {
    const key = keyOf(inputs);
    this.#requested[key] ??= this.#stored[key] ?? make();
    return this.#requested[key] as Value;
  };

  /** Returns the cached value without making a missing one. */
  readonly find: Find = <Value>(inputs: readonly string[]): Value | undefined => {
    const key = keyOf(inputs);
    if (key in this.#stored) this.#requested[key] ??= this.#stored[key];
    return this.#requested[key] as Value | undefined;
  };

  /** Writes the cache atomically, because a build may be stopped. */
  write(): void {
    const stored = Object.keys(this.#stored);
    const requested = Object.keys(this.#requested);
    if (stored.length === requested.length && requested.every((key) => key in this.#stored)) return;
    fs.mkdirSync(path.dirname(this.#file), { recursive: true });
    // Clones of the repository that share `node_modules` may build at the same time.
    const newFile = `${this.#file}.${process.pid}`;
    fs.writeFileSync(newFile, JSON.stringify({ program: this.#program, values: this.#requested }));
    fs.renameSync(newFile, this.#file);
  }

  #read(): Record<string, unknown> {
    if (!fs.existsSync(this.#file)) return {};
    const { program, values } = JSON.parse(fs.readFileSync(this.#file, 'utf8')) as {
      program: string;
      values: Record<string, unknown>;
    };
    return program === this.#program ? values : {};
  }
}
