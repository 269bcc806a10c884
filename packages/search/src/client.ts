import type { SearchRequest, SearchResponse, SearchResult } from './engine.ts';
import type { Limits } from './Searcher.ts';

export type { SearchResult } from './engine.ts';
export type { Hit, Limits } from './Searcher.ts';

/** The search engine: a worker, or the page itself. */
type Engine = Pick<Worker, 'postMessage' | 'terminate'>;

interface PendingCall {
  request: SearchRequest;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

const pendingCalls = new Map<number, PendingCall>();
let engine: Engine | undefined;
let lastId = 0;

const listeners = new Set<() => void>();

/**
 * Loads the pieces for first results.
 *
 * @param base - the site's base, or that of a version
 * @param context - a path to limit the search to, or an empty string
 */
export const fetchIndexes = (base: string, context: string): Promise<unknown> =>
  callEngine('fetchIndexes', base, context);

/** Returns the best results for a query, best first. */
export const search = (base: string, context: string, query: string, limits: Limits): Promise<SearchResult> =>
  callEngine('search', base, context, query, limits) as Promise<SearchResult>;

/** Returns names similar to a query without results. */
export const near = (base: string, query: string): Promise<string[]> =>
  callEngine('near', base, query) as Promise<string[]>;

/** Notifies a listener when more of the index has loaded, or a piece is missing, so that it can repeat a query. */
export function onChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls the engine, which starts with the first call. Errors always reject the promise, and are never thrown. */
function callEngine(method: SearchRequest['method'], ...args: SearchRequest['args']): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = { id: (lastId += 1), method, args } as SearchRequest;
    pendingCalls.set(lastId, { request, resolve, reject });
    (engine ??= startWorker()).postMessage(request);
  });
}

/** Terminates the engine, even during a call. The next call starts a new one, which loads incomplete pieces again. */
export function restart(): void {
  engine?.terminate();
  engine = undefined;
  pendingCalls.clear();
}

function receive(response: SearchResponse): void {
  if ('changed' in response) {
    for (const listener of listeners) listener();
    return;
  }
  const call = pendingCalls.get(response.id);
  pendingCalls.delete(response.id);
  if ('error' in response) call?.reject(new Error(response.error));
  else call?.resolve(response.result);
}

function startWorker(): Engine {
  try {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.onmessage = ({ data }: MessageEvent<SearchResponse>) => receive(data);
    const fail = (event: Event) => {
      // The error is handled, so it's not logged to the console.
      event.preventDefault();
      worker.terminate();
      if (engine === worker) resendCalls((engine = startInPage()));
    };
    worker.onerror = fail;
    worker.onmessageerror = fail;
    return worker;
  } catch {
    // The browser doesn't support workers, or blocks them.
    return startInPage();
  }
}

/** Starts the engine in the page itself. Its results are the same, but the page is blocked during a search. */
function startInPage(): Engine {
  const answering = import(/* webpackChunkName: "search-here" */ './engine.ts').then(({ startEngine }) =>
    startEngine(receive),
  );
  const pageEngine: Engine = {
    postMessage: (request: SearchRequest) => {
      answering.then(
        (answer) => answer(request),
        () => {
          // A failed engine isn't cached, so the next call starts over with a worker.
          if (engine === pageEngine) engine = undefined;
          receive({ id: request.id, error: 'The search did not load' });
        },
      );
    },
    terminate: () => undefined,
  };
  return pageEngine;
}

/** Repeats the calls that a worker left unanswered. */
function resendCalls(next: Engine): void {
  for (const { request } of pendingCalls.values()) next.postMessage(request);
}
