import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { changedInputs, statesOf, type InputStates } from './inputs.ts';

/** Returns the cached value of a key, or makes it. A key holds everything that the value depends on but the program. */
export type Memoize = <Value>(key: readonly string[], make: () => Value) => Value;

export const withoutCache: Memoize = (_, make) => make();

/** The file's content. Values of one run share the states of their inputs. */
interface Stored {
  states: InputStates[];
  entries: Record<string, [value: unknown, states: number]>;
}

interface Options {
  /** The number of values that stay, the newest ones. By default, only those of the last run. */
  limit?: number;
}

const FOLDER = 'node_modules/.cache/docs';
const FORMAT = `1 ${process.version}`;

const hash = (...texts: readonly string[]): string => {
  const sum = createHash('sha256');
  for (const text of texts) sum.update(text);
  return sum.digest('base64url').slice(0, 24);
};

/** Returns a key's name in the file. Texts are hashed as they are, since a key may have a whole page. */
const idOf = (key: unknown): string =>
  Array.isArray(key) && key.every((part) => typeof part === 'string')
    ? hash(JSON.stringify(key.map(({ length }) => length)), ...key)
    : hash(JSON.stringify(key));

/**
 * Values that are slow to make, each with the states of the files that it was made from. A value is found as long as
 * these are the same. A file that is incomplete, or that another version has written, counts as empty.
 */
export class Cache {
  readonly #root: string;
  readonly #file: string;
  readonly #limit: number | undefined;
  readonly #stored: Stored;
  readonly #changes = new Map<number, readonly string[]>();
  readonly #fresh = new Map<string, [value: unknown, states: InputStates]>();
  readonly #used = new Map<string, unknown>();

  /** @param name - the file's name without its extension */
  constructor(root: string, name: string, { limit }: Options = {}) {
    this.#root = root;
    this.#file = path.join(root, FOLDER, `${name}.json`);
    this.#limit = limit;
    this.#stored = this.#read();
  }

  /** Returns the value of a key, if nothing that it was made from has changed. */
  get<Value>(key: unknown): Value | undefined {
    const id = idOf(key);
    const fresh = this.#fresh.get(id);
    if (fresh) return fresh[0] as Value;
    const [value, states] = this.#stored.entries[id] ?? [];
    if (states === undefined || this.#changesOf(states).length > 0) return undefined;
    this.#used.set(id, value);
    return value as Value;
  }

  /** Returns the inputs that have changed since a key's value was made, or nothing if there is no value. */
  changesSince(key: unknown): readonly string[] | undefined {
    const [, states] = this.#stored.entries[idOf(key)] ?? [];
    return states === undefined ? undefined : this.#changesOf(states);
  }

  /** Returns the states of everything that a key's value was made from. */
  inputsOf(key: unknown): InputStates {
    const id = idOf(key);
    return this.#fresh.get(id)?.[1] ?? this.#stored.states[this.#stored.entries[id]?.[1] ?? -1] ?? {};
  }

  set(key: unknown, value: unknown, states: InputStates): void {
    this.#fresh.set(idOf(key), [value, states]);
  }

  /**
   * Returns a function that finds values, or makes them by a program.
   *
   * @param inputs - the program's modules, and the files that all of its values depend on
   */
  memoizer(inputs: readonly string[]): Memoize {
    let states: InputStates | undefined;
    return <Value>(key: readonly string[], make: () => Value): Value => {
      const found = this.get<Value>(key);
      if (found !== undefined) return found;
      const value = make();
      this.set(key, value, (states ??= statesOf(this.#root, inputs)));
      return value;
    };
  }

  /**
   * Writes the file at once, because other processes may read it, and a build may be stopped. A folder that can't be
   * written stays as it is.
   */
  write(): void {
    const isSame = this.#fresh.size === 0 && this.#used.size === Object.keys(this.#stored.entries).length;
    if (isSame || (this.#limit !== undefined && this.#fresh.size === 0)) return;
    const text = JSON.stringify(this.#contents());
    const newFile = `${this.#file}.${process.pid}`;
    try {
      fs.mkdirSync(path.dirname(this.#file), { recursive: true });
      fs.writeFileSync(newFile, `${FORMAT} ${hash(text)}\n${text}`);
      fs.renameSync(newFile, this.#file);
    } catch (error) {
      if (fs.existsSync(newFile)) fs.rmSync(newFile);
      if (!('syscall' in (error as Error))) throw error;
    }
  }

  #contents(): Stored {
    // Another process may have added values.
    const { states, entries } = this.#limit === undefined ? this.#stored : this.#read();
    const old = Object.entries(entries).filter(
      ([id]) => !this.#fresh.has(id) && (this.#limit !== undefined || this.#used.has(id)),
    );
    const kept = old.slice(Math.max(0, old.length + this.#fresh.size - (this.#limit ?? Infinity)));
    const values = new Map<string, [unknown, InputStates]>([
      ...kept.map(([id, [value, index]]): [string, [unknown, InputStates]] => [
        id,
        [value, states[index] ?? {}],
      ]),
      ...this.#fresh,
    ]);
    const sets = [...new Set([...values.values()].map(([, set]) => set))];
    const indexes = new Map(sets.map((set, index) => [set, index]));
    return {
      states: sets,
      entries: Object.fromEntries(
        [...values].map(([id, [value, set]]) => [id, [value, indexes.get(set) ?? 0]]),
      ),
    };
  }

  #changesOf(states: number): readonly string[] {
    const known = this.#changes.get(states) ?? changedInputs(this.#root, this.#stored.states[states] ?? {});
    this.#changes.set(states, known);
    return known;
  }

  #read(): Stored {
    const empty = { states: [], entries: {} };
    if (!fs.existsSync(this.#file)) return empty;
    const file = fs.readFileSync(this.#file, 'utf8');
    const text = file.slice(file.indexOf('\n') + 1);
    return file.startsWith(`${FORMAT} ${hash(text)}\n`) ? (JSON.parse(text) as Stored) : empty;
  }
}
