import { limits } from '../limits.ts';
import { CompilerThread } from './CompilerThread.ts';
import type { Sample, SampleReport } from './SampleReport.ts';

interface Job {
  sample: Sample;
  signal: AbortSignal;
  done: (report: SampleReport) => void;
  failed: (error: Error) => void;
}

const canceled = () => new Error('The request was canceled.');

/** Gives samples to the compiler's thread, one after the other, each bound in time. */
export class SampleChecker {
  readonly #types: string;
  readonly #time: number;
  readonly #script: URL;
  readonly #waiting = new Set<Job>();
  #thread: CompilerThread | undefined;
  #isBusy = false;

  /** @param script - the compiler's thread, which stands beside the command in the package */
  constructor(
    types: string,
    time: number = limits.compilerTime,
    script = new URL('./worker.js', import.meta.url),
  ) {
    this.#types = types;
    this.#time = time;
    this.#script = script;
  }

  /** Compiles a sample. A client that has gone is not waited for, nor does anybody wait for what it asked. */
  check(sample: Sample, signal: AbortSignal): Promise<SampleReport> {
    if (signal.aborted) return Promise.reject(canceled());
    if (this.#waiting.size >= limits.waitingSamples) {
      return Promise.reject(new Error('Too many samples are waiting. Call again in a moment.'));
    }
    return new Promise((done, failed) => {
      const job: Job = { sample, signal, done, failed };
      this.#waiting.add(job);
      signal.addEventListener('abort', () => {
        if (this.#waiting.delete(job)) failed(canceled());
      });
      void this.#work();
    });
  }

  /** Stops the thread. What waits is refused. */
  close(): void {
    const closing = new Error('The server is closing.');
    for (const { failed } of this.#waiting) failed(closing);
    this.#waiting.clear();
    this.#thread?.end(closing);
  }

  async #work(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    for (const job of this.#waiting) {
      this.#waiting.delete(job);
      await this.#run(job).then(job.done, job.failed);
    }
    this.#isBusy = false;
  }

  async #run({ sample, signal }: Job): Promise<SampleReport> {
    const thread = await this.#readyThread();
    if (signal.aborted) throw canceled();
    const { compilerGrace } = limits;
    const stops = [
      after(this.#time, () => {
        const seconds = Math.round(this.#time / 1000);
        thread.end(new Error(`The compiler was stopped after ${seconds} s. Check a smaller sample.`));
      }),
    ];
    // Most samples take less time than a new compiler would: one that is as good as done may end.
    const leave = () => stops.push(after(compilerGrace, () => thread.end(canceled())));
    signal.addEventListener('abort', leave);
    try {
      return await thread.compile(sample);
    } finally {
      signal.removeEventListener('abort', leave);
      for (const stop of stops) clearTimeout(stop);
    }
  }

  /** The thread, with its libraries read. One that has ended is replaced. */
  async #readyThread(): Promise<CompilerThread> {
    if (!this.#thread || this.#thread.hasEnded) {
      this.#thread = new CompilerThread(this.#script, this.#types);
    }
    const thread = this.#thread;
    const stop = after(limits.compilerStart, () =>
      thread.end(new Error('The compiler did not start in time.')),
    );
    await thread.ready.finally(() => clearTimeout(stop));
    return thread;
  }
}

const after = (time: number, work: () => void): NodeJS.Timeout => setTimeout(work, time);
