import type { RunAnswer, RunRequest } from '../messages.ts';
import type { Edits } from './SampleParts.ts';

/** How a run ended: `outdated` where the module is another than the page's, `stopped` where the reader did it. */
export type Ending = Exclude<RunAnswer, { kind: 'printed' }> | { readonly kind: 'stopped' };

/** A program of a page in a worker of its own, which keeps what its blocks have made. */
export class Session {
  readonly #program: string;
  readonly #version: string;
  #worker: Worker | undefined;
  /** With which values each block has run that has come to its end. */
  #done: readonly Edits[] = [];
  #stop: () => void = () => undefined;
  #turn: Promise<unknown> = Promise.resolve();
  /** How often it has ended: what waits for its turn then is not run any more. */
  #ends = 0;

  constructor(program: string, version: string) {
    this.#program = program;
    this.#version = version;
  }

  isOf({ program, version }: { readonly program: string; readonly version: string }): boolean {
    return program === this.#program && version === this.#version;
  }

  /** How many blocks run before the last of those with these values does. */
  blocksBefore(edits: readonly Edits[]): number {
    return edits.length - 1 - (this.#goesOn(edits) ? this.#done.length : 0);
  }

  /**
   * Runs a block, behind those before it that have not run yet. One that has run, or other values than those before it
   * have run with, need a new beginning.
   *
   * @param edits - of each block up to the one that is asked for
   * @param onPrint - hears of each line that it prints
   */
  async run(edits: readonly Edits[], onPrint: (text: string) => void): Promise<Ending> {
    const asked = this.#ends;
    const turn = this.#turn.then(() =>
      asked === this.#ends ? this.#run(edits, onPrint) : ({ kind: 'stopped' } as const),
    );
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  async #run(edits: readonly Edits[], onPrint: (text: string) => void): Promise<Ending> {
    if (!this.#goesOn(edits)) this.#forget();
    const worker = (this.#worker ??= newWorker());
    const ending = await new Promise<Ending>((resolve, reject) => {
      this.#stop = () => resolve({ kind: 'stopped' });
      worker.onmessage = ({ data }: MessageEvent<RunAnswer>) => {
        if (data.kind === 'printed') onPrint(data.text);
        else resolve(data);
      };
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new Error(event.message || 'The worker did not load'));
      };
      worker.postMessage(this.#request(edits));
    }).catch((error: unknown) => {
      this.#forget();
      throw error;
    });
    if (ending.kind === 'ended' && !ending.failure) this.#done = edits;
    else this.#forget();
    return ending;
  }

  #request(edits: readonly Edits[]): RunRequest {
    return {
      program: new URL(`${this.#program}.js`, import.meta.url).href,
      version: this.#version,
      upTo: edits.length - 1,
      edits: Object.assign({}, ...edits) as Edits,
    };
  }

  /** Forgets what the program has made, and stops what runs or waits to. */
  end(): void {
    this.#ends += 1;
    this.#forget();
    this.#stop();
  }

  #forget(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#done = [];
  }

  #goesOn(edits: readonly Edits[]): boolean {
    return (
      this.#worker !== undefined &&
      this.#done.length < edits.length &&
      this.#done.every((used, block) => isSame(used, edits[block] ?? {}))
    );
  }
}

const newWorker = (): Worker => new Worker(new URL('worker.js', import.meta.url), { type: 'module' });

const isSame = (one: Edits, other: Edits): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([id, value]) => other[Number(id)] === value);
