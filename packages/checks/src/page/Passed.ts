import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** As many as this are remembered; the oldest go first. */
const MOST = 20_000;

/**
 * What a check has passed, under a hash of all that the check reads. Problems aren't kept: what was wrong is looked at
 * again, so that no message is older than the sources.
 */
export class Passed {
  readonly #file: string;
  readonly #fresh = new Set<string>();
  #known: ReadonlySet<string> | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  /**
   * The name under which it's kept that a check passed.
   *
   * @param world - stands for all that the check reads besides
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

  /** Whole or not at all, with what other processes have added by now. */
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
