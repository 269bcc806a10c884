import { createPieceFetcher } from './createPieceFetcher.ts';
import { Searcher, type Found, type Limits } from './Searcher.ts';

/**
 * Creates a search engine, in a worker or, if workers aren't available, in the page itself.
 *
 * @param respond - receives the responses, in any order
 */
export function startEngine(respond: (response: SearchResponse) => void): (request: SearchRequest) => void {
  const searchers = new Map<string, Searcher>();
  const searcherOf = (base: string): Searcher => {
    let searcher = searchers.get(base);
    if (!searcher) {
      searcher = new Searcher(base, createPieceFetcher(base), () => respond({ changed: base }));
      searchers.set(base, searcher);
    }
    return searcher;
  };
  const answer = async ({ method, args }: SearchRequest): Promise<unknown> => {
    const searcher = searcherOf(args[0]);
    if (method === 'near') return searcher.near(args[1]);
    const context = args[1];
    if (method === 'search') {
      const found = await searcher.search(context, args[2], args[3]);
      return { ...found, isPartial: await searcher.isPartial(context) } satisfies SearchResult;
    }
    if (method === 'settle') return searcher.loadAll(context);
    return searcher.open(context, !savesData());
  };
  return (request) => {
    answer(request).then(
      (result) => respond({ id: request.id, result }),
      (error: unknown) => respond({ id: request.id, error: String(error) }),
    );
  };
}

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** A request of the page: a method with its arguments. */
export type SearchRequest = { id: number } & (
  | { method: 'fetchIndexes' | 'settle'; args: [base: string, context: string] }
  | { method: 'near'; args: [base: string, query: string] }
  | { method: 'search'; args: [base: string, context: string, query: string, limits: Limits] }
);

/** A response of the engine: a result, an error, or a notification that the loaded part of the index has changed. */
export type SearchResponse =
  | { id: number; result: unknown }
  | { id: number; error: string }
  | { changed: string };

export interface SearchResult extends Found {
  /** Whether a part of the index is missing, so that there may be more hits. */
  isPartial: boolean;
}
