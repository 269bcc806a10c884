import { limits } from '../limits.ts';
import { CompilerThread } from './CompilerThread.ts';
import { FairQueue } from './FairQueue.ts';
import type { Sample, SampleReport } from './SampleReport.ts';

interface Job {
  sample: Sample;
  signal: AbortSignal;
  done: (report: SampleReport) => void;
  failed: (error: Error) => void;
}

const canceled = () => new Error('The request was canceled.');

/** A place for a compiler, which starts when there is something to do. */
interface Place {
  thread?: CompilerThread;
  isBusy: boolean;
}

/** Gives samples to the compilers' threads, those of each client one after the other, each bound in time. */
export class SampleChecker {
  readonly #types: string;
  readonly #time: number;
  readonly #script: URL;
  readonly #queue = new FairQueue<Job>(limits.waitingSamples, limits.waitingOfClient);
  readonly #places: readonly Place[] = Array.from({ length: limits.compilers }, () => ({ isBusy: false }));

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

  /**
   * Compiles a sample. A client that has gone is not waited for, nor does anybody wait for what it asked.
   *
   * @param client - who asks, where there are several
   */
  check(sample: Sample, signal: AbortSignal, client = ''): Promise<SampleReport> {
    if (signal.aborted) return Promise.reject(canceled());
    return new Promise((done, failed) => {
      const job: Job = { sample, signal, done, failed };
      if (!this.#queue.add(client, job)) {
        failed(new Error('Too many samples are waiting. Call again in a moment.'));
        return;
      }
      signal.addEventListener('abort', () => {
        if (this.#queue.delete(client, job)) failed(canceled());
      });
      this.#work();
    });
  }

  /** Stops the threads. What waits is refused. */
  close(): void {
    const closing = new Error('The server is closing.');
    for (const { failed } of this.#queue.clear()) failed(closing);
    for (const { thread } of this.#places) thread?.end(closing);
  }

  /** Begins what can begin. The second compiler is for clients who would wait for the first one. */
  #work(): void {
    for (const place of this.#places) {
      const next = place.isBusy ? undefined : this.#queue.take();
      if (next) void this.#serve(place, next.client, next.job);
    }
  }

  async #serve(place: Place, client: string, job: Job): Promise<void> {
    place.isBusy = true;
    await this.#run(place, job).then(job.done, job.failed);
    place.isBusy = false;
    this.#queue.done(client);
    this.#work();
  }

  async #run(place: Place, { sample, signal }: Job): Promise<SampleReport> {
    const thread = await this.#readyThread(place);
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

  /** The thread of a place, with its libraries read. One that has ended is replaced. */
  async #readyThread(place: Place): Promise<CompilerThread> {
    if (!place.thread || place.thread.hasEnded) {
      place.thread = new CompilerThread(this.#script, this.#types);
    }
    const { thread } = place;
    const stop = after(limits.compilerStart, () =>
      thread.end(new Error('The compiler did not start in time.')),
    );
    await thread.ready.finally(() => clearTimeout(stop));
    return thread;
  }
}

const after = (time: number, work: () => void): NodeJS.Timeout => setTimeout(work, time);
