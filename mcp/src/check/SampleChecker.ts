import { Worker } from 'node:worker_threads';
import { limits } from '../limits.ts';
import type { Sample, SampleReport } from './SampleReport.ts';

interface Job {
  sample: Sample;
  signal: AbortSignal;
  done: (report: SampleReport) => void;
  failed: (error: Error) => void;
}

type Reply = { report: SampleReport } | { failure: string };

/** Gives samples to the compiler's thread, one after the other, each bound in time. */
export class SampleChecker {
  readonly #types: string;
  readonly #time: number;
  readonly #script: URL;
  readonly #waiting: Job[] = [];
  #worker: Worker | undefined;
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

  /** Compiles a sample. A client that has gone is not waited for. */
  check(sample: Sample, signal: AbortSignal): Promise<SampleReport> {
    if (this.#waiting.length >= limits.waitingSamples) {
      return Promise.reject(new Error('Too many samples are waiting. Call again in a moment.'));
    }
    return new Promise((done, failed) => {
      this.#waiting.push({ sample, signal, done, failed });
      this.#next();
    });
  }

  /** Stops the thread. What waits is refused. */
  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    for (const { failed } of this.#waiting.splice(0)) failed(new Error('The server is closing.'));
    await worker?.terminate();
  }

  #next(): void {
    if (this.#isBusy) return;
    const job = this.#waiting.shift();
    if (!job) return;
    if (job.signal.aborted) {
      job.failed(new Error('The request was canceled.'));
      this.#next();
      return;
    }
    this.#isBusy = true;
    void this.#run(job.sample)
      .then(job.done, job.failed)
      .finally(() => {
        this.#isBusy = false;
        this.#next();
      });
  }

  #run(sample: Sample): Promise<SampleReport> {
    const worker = (this.#worker ??= this.#start());
    return new Promise((done, failed) => {
      const end = (outcome: () => void) => {
        clearTimeout(timer);
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        outcome();
      };
      const onMessage = (reply: Reply) =>
        end(() => ('report' in reply ? done(reply.report) : failed(new Error(reply.failure))));
      const onError = (error: Error) => end(() => failed(error));
      const onExit = () => end(() => failed(new Error('The compiler has stopped.')));
      const timer = setTimeout(() => {
        const seconds = Math.round(this.#time / 1000);
        end(() => failed(new Error(`The compiler was stopped after ${seconds} s. Check a smaller sample.`)));
        this.#forget(worker);
        void worker.terminate();
      }, this.#time);
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      worker.postMessage(sample);
    });
  }

  #start(): Worker {
    const worker = new Worker(this.#script, {
      workerData: { types: this.#types },
      resourceLimits: { maxOldGenerationSizeMb: 768 },
    });
    // An idle compiler does not keep the server running, and one that breaks is replaced by the next call.
    worker.unref();
    worker.on('error', () => this.#forget(worker)).on('exit', () => this.#forget(worker));
    return worker;
  }

  #forget(worker: Worker): void {
    if (this.#worker === worker) this.#worker = undefined;
  }
}
