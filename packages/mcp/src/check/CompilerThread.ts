import { Worker } from 'node:worker_threads';
import type { Sample, SampleReport } from './SampleReport.ts';

/** A message from the thread: once that it's ready, then the result for each sample. */
export type Reply = { isReady: true } | { report: SampleReport } | { failure: string };

/** A compiler on its own thread, so that the server stays responsive and can stop the compiler. */
export class CompilerThread {
  /** Resolves when the compiler has read its libraries. This takes seconds, which don't count against any sample. */
  readonly ready: Promise<void>;
  readonly #worker: Worker;
  #waiting: { done: (reply: Reply) => void; failed: (error: Error) => void } | undefined;
  #end: Error | undefined;

  constructor(script: URL, types: string) {
    this.#worker = new Worker(script, {
      workerData: { types },
      resourceLimits: { maxOldGenerationSizeMb: 768 },
    });
    // An idle compiler doesn't keep the server running.
    this.#worker.unref();
    this.#worker
      .on('message', (reply: Reply) => this.#waiting?.done(reply))
      .on('error', (error) => this.end(error))
      .on('exit', () => this.end());
    this.ready = this.#next().then(() => undefined);
    // Callers that await the promise get the rejection.
    this.ready.catch(() => undefined);
  }

  /** Whether the thread has ended, by itself or stopped. */
  get hasEnded(): boolean {
    return this.#end !== undefined;
  }

  /** Compiles a sample. An error inside the compiler ends the thread, because its state is unknown afterward. */
  async compile(sample: Sample): Promise<SampleReport> {
    this.#worker.postMessage(sample);
    const reply = await this.#next();
    if ('report' in reply) return reply.report;
    const error = new Error(
      'failure' in reply ? reply.failure : 'The compiler sent an unexpected reply. Call again.',
    );
    this.end(error);
    throw error;
  }

  /** Stops the compiler, even during its work. */
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
