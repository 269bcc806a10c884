/** Assigns unique anchors. If two names would share one, the second gets a number. */
export class Anchors {
  readonly #taken = new Set<string>();

  claim(anchor: string): string {
    const base = anchor || 'part';
    let unique = base;
    for (let number = 2; this.#taken.has(unique); number += 1) unique = `${base}-${number}`;
    this.#taken.add(unique);
    return unique;
  }
}
