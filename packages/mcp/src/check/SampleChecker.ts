import { limits } from '../limits.ts';
import { CompilerThread } from './CompilerThread.ts';
import type { Sample, SampleReport } from './SampleReport.ts';

interface Job {
  sample: Sample;
  signal: AbortSignal;
  client: string;
  done: (report: SampleReport) => void;
  failed: (error: Error) => void;
}

const canceled = () => new Error('The request was canceled.');

/** A slot for a compiler, which starts on demand. */
interface CompilerSlot {
  thread?: CompilerThread;
  isBusy: boolean;
}

/**
 * Distributes samples to the compiler threads. Each client's samples run one after the other, and each has a time
 * limit.
 */
export class SampleChecker {
  readonly #types: string;
  readonly #time: number;
  readonly #script: URL;
  /** Waiting jobs, in the order of their turns. */
  #waiting: Job[] = [];
  /** Clients with a job in progress. */
  readonly #served = new Set<string>();
  readonly #slots: readonly CompilerSlot[] = Array.from({ length: limits.compilers }, () => ({
    isBusy: false,
  }));

  /** @param script - the compiler's thread, located next to the command in the package */
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
   * Compiles a sample. The samples of a disconnected client are canceled, so that no other client waits for them.
   *
   * @param client - identifies the client, if there are several
   */
  check(sample: Sample, signal: AbortSignal, client = ''): Promise<SampleReport> {
    if (signal.aborted) return Promise.reject(canceled());
    const own = this.#waiting.filter((job) => job.client === client);
    if (this.#waiting.length >= limits.waitingSamples || own.length >= limits.waitingOfClient)
      return Promise.reject(new Error('Too many samples are waiting. Call again in a moment.'));
    return new Promise((done, failed) => {
      const job: Job = { sample, signal, client, done, failed };
      this.#waiting.push(job);
      signal.addEventListener('abort', () => {
        const index = this.#waiting.indexOf(job);
        if (index === -1) return;
        this.#waiting.splice(index, 1);
        failed(canceled());
      });
      this.#startJobs();
    });
  }

  /** Stops the threads, and rejects waiting samples. */
  close(): void {
    const closing = new Error('The server is closing.');
    for (const { failed } of this.#waiting.splice(0)) failed(closing);
    for (const { thread } of this.#slots) thread?.end(closing);
  }

  /** Starts as many jobs as possible. The second compiler is for clients who would have to wait for the first. */
  #startJobs(): void {
    for (const slot of this.#slots) {
      const next = slot.isBusy ? undefined : this.#takeJob();
      if (next) void this.#serve(slot, next);
    }
  }

  /**
   * Removes and returns the first job of a client that has none in progress, if there is one. The client's other jobs
   * go to the end, so that clients take turns.
   */
  #takeJob(): Job | undefined {
    const next = this.#waiting.find(({ client }) => !this.#served.has(client));
    if (!next) return undefined;
    const rest = this.#waiting.filter((job) => job !== next);
    this.#waiting = rest.toSorted(
      (a, b) => Number(a.client === next.client) - Number(b.client === next.client),
    );
    return next;
  }

  async #serve(slot: CompilerSlot, job: Job): Promise<void> {
    slot.isBusy = true;
    this.#served.add(job.client);
    await this.#run(slot, job).then(job.done, job.failed);
    slot.isBusy = false;
    this.#served.delete(job.client);
    this.#startJobs();
  }

  async #run(slot: CompilerSlot, { sample, signal }: Job): Promise<SampleReport> {
    const thread = await this.#readyThread(slot);
    if (signal.aborted) throw canceled();
    const { compilerGrace } = limits;
    const stops = [
      after(this.#time, () => {
        const seconds = Math.round(this.#time / 1000);
        thread.end(new Error(`The compiler was stopped after ${seconds} s. Check a smaller sample.`));
      }),
    ];
    // Most samples take less time than starting a new compiler, so one that is almost done may finish.
    const leave = () => stops.push(after(compilerGrace, () => thread.end(canceled())));
    signal.addEventListener('abort', leave);
    try {
      return await thread.compile(sample);
    } finally {
      signal.removeEventListener('abort', leave);
      for (const stop of stops) clearTimeout(stop);
    }
  }

  /** Returns a slot's thread after it has read its libraries. A thread that has ended is replaced. */
  async #readyThread(slot: CompilerSlot): Promise<CompilerThread> {
    if (!slot.thread || slot.thread.hasEnded) {
      slot.thread = new CompilerThread(this.#script, this.#types);
    }
    const { thread } = slot;
    const stop = after(limits.compilerStart, () =>
      thread.end(new Error('The compiler did not start in time.')),
    );
    await thread.ready.finally(() => clearTimeout(stop));
    return thread;
  }
}

const after = (time: number, work: () => void): NodeJS.Timeout => setTimeout(work, time);
