/** Assigns unique anchors. If two names would share one, the second gets a number. */
export class Anchors {
  readonly #taken = new Set<string>();

  claim(anchor: string): string {
    const wanted = anchor || 'part';
    let free = wanted;
    for (let number = 2; this.#taken.has(free); number += 1) free = `${wanted}-${number}`;
    this.#taken.add(free);
    return free;
  }
}
