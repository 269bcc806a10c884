/**
 * Runs the samples. In a worker they can't access the page, they can be terminated at any time, and the server client
 * works, which refuses to run in pages.
 */
import type { RunAnswer, RunRequest } from '../messages.ts';
import { Run, type ProgramModule } from './Run.ts';

const scope = globalThis as unknown as {
  postMessage(answer: RunAnswer): void;
  addEventListener(type: 'message', listen: (event: MessageEvent<RunRequest>) => void): void;
};

const tell = (answer: RunAnswer): void => scope.postMessage(answer);

let run: Promise<Run | undefined> | undefined;

async function begin({ program, version }: RunRequest): Promise<Run | undefined> {
  const module = (await import(program)) as ProgramModule;
  return module.version === version ? new Run(module, tell) : undefined;
}

async function answer(request: RunRequest): Promise<void> {
  run ??= begin(request);
  const begun = await run;
  if (begun) await begun.goOn(request);
  else tell({ kind: 'outdated' });
}

scope.addEventListener('message', ({ data }) => {
  answer(data).catch((error: unknown) => {
    // Rethrown outside the promise, so that the page receives an error event.
    setTimeout(() => {
      throw error;
    });
  });
});
