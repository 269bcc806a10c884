import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** The maximum number of cached entries. The oldest are removed first. */
const MAX_ENTRIES = 20_000;

/**
 * Caches passed checks under a hash of everything that the check reads. Problems aren't cached but checked again, so
 * that no message is older than the sources.
 */
export class PassedCache {
  readonly #file: string;
  readonly #fresh = new Set<string>();
  #known: ReadonlySet<string> | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  /**
   * Returns the cache key of a passed check.
   *
   * @param cacheKey - a hash of everything else that the check reads
   */
  key = (check: string, cacheKey: string, reads: unknown): string =>
    createHash('sha256')
      .update(JSON.stringify([check, cacheKey, reads]))
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
    const all = [...new Set([...this.#read(), ...this.#fresh])].slice(-MAX_ENTRIES);
    const temporaryFile = `${this.#file}.${process.pid}`;
    fs.writeFileSync(temporaryFile, `${all.join('\n')}\n`);
    fs.renameSync(temporaryFile, this.#file);
  }

  #read = (): Set<string> =>
    new Set(fs.existsSync(this.#file) ? fs.readFileSync(this.#file, 'utf8').split('\n').filter(Boolean) : []);
}
