/**
 * Runs the samples. In a worker they can't access the page, they can be terminated at any time, and the server client
 * works, which refuses to run in pages.
 */
import type { WorkerMessage, RunRequest, Failure } from '../messages.ts';
import {
  CryptoErrorType,
  IframeApiErrorType,
  isNacreError,
  JwtErrorType,
  SdkErrorType,
} from '@nacre/sdk-base';
import type { Expected } from '../../../../model/src/samples/runMark.ts';
import { SAMPLE_ENVIRONMENT } from '../../../../model/src/samples/sampleEnvironment.ts';
import { format } from './inspect.ts';
import { sandboxTime } from './sandbox.ts';

/** A program's module, which the build generates from a page's blocks. */
interface ProgramModule {
  readonly version: string;
  readonly expected: readonly (Expected | null)[];
  run(
    console: unknown,
    process: { env: Record<string, string> },
    edits: RunRequest['edits'],
  ): AsyncGenerator<undefined>;
}

const CODES = new Set<string>(
  [CryptoErrorType, IframeApiErrorType, JwtErrorType, SdkErrorType].flatMap((type) => Object.values(type)),
);

/** One run of a program. It pauses after the requested block, and continues with the next request. */
class Run {
  readonly #module: ProgramModule;
  readonly #postMessage: (message: WorkerMessage) => void;
  readonly #edits: Record<number, string | number | bigint> = {};
  readonly #blocks: AsyncGenerator<undefined>;
  #done = 0;
  #printed = '';
  /** The requested block. Output of the blocks before it isn't shown. */
  #shown = 0;

  constructor(module: ProgramModule, postMessage: (message: WorkerMessage) => void) {
    this.#module = module;
    this.#postMessage = postMessage;
    const print = (...values: unknown[]) => this.#print(format(values));
    const console = { log: print, info: print, warn: print, error: print, debug: print };
    this.#blocks = module.run(console, { env: { ...SAMPLE_ENVIRONMENT } }, this.#edits);
  }

  /** Runs all remaining blocks up to and including the given one. */
  async continueTo({ upTo, edits }: Pick<RunRequest, 'upTo' | 'edits'>): Promise<void> {
    Object.assign(this.#edits, edits);
    this.#shown = upTo;
    let failure: Failure | undefined;
    while (this.#done <= upTo && !failure) {
      this.#printed = '';
      try {
        await this.#blocks.next();
        this.#done += 1;
      } catch (error) {
        failure = failureOf(error);
      }
    }
    const block = failure ? this.#done : upTo;
    const clock = sandboxTime();
    this.#postMessage({
      kind: 'ended',
      block,
      expected: this.#module.expected[block] ?? null,
      codes: [...new Set(this.#printed.match(/\b[a-z]+\/[a-z-]+/g))].filter((code) => CODES.has(code)),
      ...(clock === undefined ? {} : { clock }),
      ...(failure ? { failure } : {}),
    });
  }

  #print(text: string): void {
    this.#printed += `${text}\n`;
    if (this.#done === this.#shown) this.#postMessage({ kind: 'printed', text });
  }
}

function failureOf(error: unknown): Failure {
  if (isNacreError(error)) return { message: error.message, code: error.code };
  return { message: error instanceof Error ? `${error.name}: ${error.message}` : format([error]) };
}

const scope = globalThis as unknown as {
  postMessage(message: WorkerMessage): void;
  addEventListener(type: 'message', listen: (event: MessageEvent<RunRequest>) => void): void;
};

const post = (message: WorkerMessage): void => scope.postMessage(message);

let run: Promise<Run | undefined> | undefined;

async function startRun({ program, version }: RunRequest): Promise<Run | undefined> {
  const module = (await import(program)) as ProgramModule;
  return module.version === version ? new Run(module, post) : undefined;
}

async function handleRequest(request: RunRequest): Promise<void> {
  run ??= startRun(request);
  const startedRun = await run;
  if (startedRun) await startedRun.continueTo(request);
  else post({ kind: 'outdated' });
}

scope.addEventListener('message', ({ data }) => {
  handleRequest(data).catch((error: unknown) => {
    // Rethrown outside the promise, so that the page receives an error event.
    setTimeout(() => {
      throw error;
    });
  });
});
