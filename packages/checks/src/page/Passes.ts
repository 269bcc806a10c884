import type { Cache } from '../../../model/src/cache/Cache.ts';
import type { InputStates } from '../../../model/src/cache/inputs.ts';
import type { Problem } from '../../../model/src/problem.ts';

/**
 * The checks that texts have passed, each by a key of the check and the text. Problems aren't cached but checked again,
 * so that no message is older than the sources.
 */
export class Passes {
  readonly #cache: Cache;
  readonly #fresh = new Set<string>();

  constructor(cache: Cache) {
    this.#cache = cache;
  }

  has = (key: string): boolean => this.#fresh.has(key) || this.#cache.get(key) === true;

  /** Adds the checked files that have no problem. */
  add(checked: readonly { file: string; key: string }[], problems: readonly Problem[]): void {
    const filesWithProblems = new Set(problems.map(({ file }) => file));
    for (const { file, key } of checked) if (!filesWithProblems.has(file)) this.#fresh.add(key);
  }

  /** @param readStates - returns the states of everything that the checks have read, or nothing if it isn't known */
  write(readStates: () => InputStates | undefined): void {
    const states = this.#fresh.size > 0 ? readStates() : undefined;
    for (const key of states ? this.#fresh : []) this.#cache.set(key, true, states ?? {});
    this.#cache.write();
  }
}
