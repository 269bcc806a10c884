import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** The maximum number of cached entries. The oldest are removed first. */
const MOST = 20_000;

/**
 * Caches passed checks under a hash of everything that the check reads. Problems aren't cached but checked again, so
 * that no message is older than the sources.
 */
export class Passed {
  readonly #file: string;
  readonly #fresh = new Set<string>();
  #known: ReadonlySet<string> | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  /**
   * Returns the cache key of a passed check.
   *
   * @param world - a hash of everything else that the check reads
   */
  key = (check: string, world: string, reads: unknown): string =>
    createHash('sha256')
      .update(JSON.stringify([check, world, reads]))
      .digest('base64url')
      .slice(0, 24);

  has(key: string): boolean {
    return (this.#known ??= this.#read()).has(key) || this.#fresh.has(key);
  }

  add(key: string): void {
    if (!this.has(key)) this.#fresh.add(key);
  }

  /** Writes the cache atomically, with entries that other processes have added in the meantime. */
  write(): void {
    if (this.#fresh.size === 0) return;
    fs.mkdirSync(path.dirname(this.#file), { recursive: true });
    const all = [...new Set([...this.#read(), ...this.#fresh])].slice(-MOST);
    const whole = `${this.#file}.${process.pid}`;
    fs.writeFileSync(whole, `${all.join('\n')}\n`);
    fs.renameSync(whole, this.#file);
  }

  #read = (): Set<string> =>
    new Set(fs.existsSync(this.#file) ? fs.readFileSync(this.#file, 'utf8').split('\n').filter(Boolean) : []);
}
