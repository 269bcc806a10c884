import type { WorkerMessage, RunRequest } from '../messages.ts';
import type { Edits } from './SampleParts.ts';

/**
 * The ending of a run. `outdated` means that the module differs from the page's, `stopped` that the reader ended it.
 */
export type Ending = Exclude<WorkerMessage, { kind: 'printed' }> | { readonly kind: 'stopped' };

/** A program of a page, in its own worker that keeps the state of its blocks. */
export class Session {
  readonly #program: string;
  readonly #version: string;
  #worker: Worker | undefined;
  /** The edits with which each completed block ran. */
  #done: readonly Edits[] = [];
  #stop: () => void = () => undefined;
  #turn: Promise<unknown> = Promise.resolve();
  /** Number of calls to `end`. Queued runs from before a call are skipped. */
  #endCount = 0;

  constructor(program: string, version: string) {
    this.#program = program;
    this.#version = version;
  }

  isOf({ program, version }: { readonly program: string; readonly version: string }): boolean {
    return program === this.#program && version === this.#version;
  }

  /** Returns how many other blocks a run with these edits has to run first. */
  blocksBefore(edits: readonly Edits[]): number {
    return edits.length - 1 - (this.#canContinue(edits) ? this.#done.length : 0);
  }

  /**
   * Runs a block after those before it that haven't run yet. The program restarts if the block has already run, or if
   * the blocks before it ran with other values.
   *
   * @param edits - the edits of each block up to the requested one
   * @param onPrint - called with each line that it prints
   */
  async run(edits: readonly Edits[], onPrint: (text: string) => void): Promise<Ending> {
    const endCount = this.#endCount;
    const turn = this.#turn.then(() =>
      endCount === this.#endCount ? this.#run(edits, onPrint) : ({ kind: 'stopped' } as const),
    );
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  async #run(edits: readonly Edits[], onPrint: (text: string) => void): Promise<Ending> {
    if (!this.#canContinue(edits)) this.#forget();
    const worker = (this.#worker ??= newWorker());
    const ending = await new Promise<Ending>((resolve, reject) => {
      this.#stop = () => resolve({ kind: 'stopped' });
      worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
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

  /** Discards the program's state, and stops the current run and queued ones. */
  end(): void {
    this.#endCount += 1;
    this.#forget();
    this.#stop();
  }

  #forget(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#done = [];
  }

  #canContinue(edits: readonly Edits[]): boolean {
    return (
      this.#worker !== undefined &&
      this.#done.length < edits.length &&
      this.#done.every((used, block) => isSame(used, edits[block] ?? {}))
    );
  }
}

const newWorker = (): Worker => new Worker(new URL('worker.js', import.meta.url), { type: 'module' });

const isSame = (a: Edits, b: Edits): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([id, value]) => b[Number(id)] === value);
