import type { Hit, Limits } from './Searcher.ts';
import type { Request, Response } from './worker.ts';

export type { Hit, Limits } from './Searcher.ts';

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

const waiting = new Map<number, Waiting>();
const listeners = new Set<() => void>();
let worker: Worker | undefined;
let lastId = 0;

function start(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url));
  started.addEventListener('message', ({ data }: MessageEvent<Response>) => {
    if ('grown' in data) {
      for (const listener of listeners) listener();
      return;
    }
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) call?.reject(new Error(data.error));
    else call?.resolve(data.result);
  });
  started.addEventListener('error', () => {
    // A worker that did not load is not kept: the next call starts another.
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error('The search did not load'));
    waiting.clear();
  });
  return started;
}

function ask(method: Request['method'], ...args: Request['args']): Promise<unknown> {
  worker ??= start();
  lastId += 1;
  const request = { id: lastId, method, args } as Request;
  const answer = new Promise((resolve, reject) => waiting.set(request.id, { resolve, reject }));
  worker.postMessage(request);
  return answer;
}

/**
 * Loads what first answers need.
 *
 * @param base - the site's base, or that of a version
 * @param context - a path that the search keeps to, or nothing
 */
export async function fetchIndexes(base: string, context: string): Promise<void> {
  await ask('fetchIndexes', base, context);
}

/** The best places for a query, the best first. */
export const search = (base: string, context: string, query: string, limits: Limits): Promise<Hit[]> =>
  ask('search', base, context, query, limits) as Promise<Hit[]>;

/** Names that are close to a query that nothing was found for. */
export const near = (base: string, context: string, query: string): Promise<string[]> =>
  ask('near', base, context, query) as Promise<string[]>;

/** Tells when more of the index has come, so that a query can be asked again. */
export function onGrown(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
