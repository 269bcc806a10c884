import type { Request, Response } from './requests.ts';

/** What answers: a worker, or the page itself. */
type Engine = Pick<Worker, 'postMessage' | 'terminate'>;

interface Call {
  request: Request;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

const calls = new Map<number, Call>();
let engine: Engine | undefined;
let lastId = 0;

/** Called when there is more of the index than before, or when less has come than should. */
export const listeners = new Set<() => void>();

/** Asks the engine, which starts with the first call. Whatever fails fails the answer, and nothing is thrown here. */
export function ask(method: Request['method'], ...args: Request['args']): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = { id: (lastId += 1), method, args } as Request;
    calls.set(lastId, { request, resolve, reject });
    (engine ??= startWorker()).postMessage(request);
  });
}

/** Ends the engine, whatever it was about: the next call starts another, which reads anew what has not come whole. */
export function restart(): void {
  engine?.terminate();
  engine = undefined;
  calls.clear();
}

function receive(response: Response): void {
  if ('changed' in response) {
    for (const listener of listeners) listener();
    return;
  }
  const call = calls.get(response.id);
  calls.delete(response.id);
  if ('error' in response) call?.reject(new Error(response.error));
  else call?.resolve(response.result);
}

function startWorker(): Engine {
  try {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.onmessage = ({ data }: MessageEvent<Response>) => receive(data);
    const fail = (event: Event) => {
      // It is dealt with, and the console need not hear of it.
      event.preventDefault();
      worker.terminate();
      if (engine === worker) takeOver((engine = startHere()));
    };
    worker.onerror = fail;
    worker.onmessageerror = fail;
    return worker;
  } catch {
    // A browser that has no workers, or is told to refuse them.
    return startHere();
  }
}

/** The engine in the page itself: the same answers, at the cost of a page that stands still for the moment. */
function startHere(): Engine {
  const answering = import(/* webpackChunkName: "search-here" */ './engine.ts').then(({ startEngine }) =>
    startEngine(receive),
  );
  const here: Engine = {
    postMessage: (request: Request) => {
      answering.then(
        (answer) => answer(request),
        () => {
          // What did not load is not kept: the next call begins again, with a worker.
          if (engine === here) engine = undefined;
          receive({ id: request.id, error: 'The search did not load' });
        },
      );
    },
    terminate: () => undefined,
  };
  return here;
}

/** Asks again what a worker has left without an answer. */
function takeOver(next: Engine): void {
  for (const { request } of calls.values()) next.postMessage(request);
}
