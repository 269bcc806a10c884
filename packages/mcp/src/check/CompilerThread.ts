import { Worker } from 'node:worker_threads';
import type { Sample, SampleReport } from './SampleReport.ts';

/** What the thread says: once that it can begin, then what became of each sample. */
export type Reply = { isReady: true } | { report: SampleReport } | { failure: string };

/** A compiler on a thread of its own: other requests are answered meanwhile, and it can be stopped. */
export class CompilerThread {
  /** Comes when the compiler has read its libraries: that takes seconds, and no sample is to blame for them. */
  readonly ready: Promise<void>;
  readonly #worker: Worker;
  #waiting: { done: (reply: Reply) => void; failed: (error: Error) => void } | undefined;
  #end: Error | undefined;

  constructor(script: URL, types: string) {
    this.#worker = new Worker(script, {
      workerData: { types },
      resourceLimits: { maxOldGenerationSizeMb: 768 },
    });
    // An idle compiler does not keep the server running.
    this.#worker.unref();
    this.#worker
      .on('message', (reply: Reply) => this.#waiting?.done(reply))
      .on('error', (error) => this.end(error))
      .on('exit', () => this.end());
    this.ready = this.#next().then(() => undefined);
    // Whoever waits for it hears of it.
    this.ready.catch(() => undefined);
  }

  /** Whether it has ended, of itself or not. */
  get hasEnded(): boolean {
    return this.#end !== undefined;
  }

  /** Compiles a sample. What the compiler stumbles over ends it: nobody knows what state it is in. */
  async compile(sample: Sample): Promise<SampleReport> {
    this.#worker.postMessage(sample);
    const reply = await this.#next();
    if ('report' in reply) return reply.report;
    const error = new Error('failure' in reply ? reply.failure : 'The compiler was not asked.');
    this.end(error);
    throw error;
  }

  /** Stops the compiler, in the middle of its work too. */
  end(reason = new Error('The compiler has stopped.')): void {
    if (this.#end) return;
    this.#end = reason;
    this.#waiting?.failed(reason);
    void this.#worker.terminate();
  }

  #next(): Promise<Reply> {
    if (this.#end) return Promise.reject(this.#end);
    return new Promise<Reply>((done, failed) => (this.#waiting = { done, failed })).finally(
      () => (this.#waiting = undefined),
    );
  }
}
