/**
 * Runs the samples. In a worker they can't access the page, they can be terminated at any time, and the server client
 * works, which refuses to run in pages.
 */
import type { WorkerMessage, RunRequest } from '../messages.ts';
import { Run, type ProgramModule } from './Run.ts';

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
