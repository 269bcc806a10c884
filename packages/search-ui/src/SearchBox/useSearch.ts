import { useCallback, useEffect, useState } from 'react';
import {
  fetchIndexes,
  onChanged,
  restart,
  search,
  type SearchResult,
  type Limits,
} from '@site/packages/search/src/client';
import { answerLateAfter } from '@site/src/config/search';

/** The search result to show, or a failure; undefined until the first answer. */
export type SearchState = ({ query: string } & SearchResult) | { failed: true } | undefined;

interface SearchOptions {
  base: string;
  context: string;
  query: string;
  /** Must be the same object on each render. */
  limits: Limits;
  isOpen?: boolean;
}

/**
 * Queries the engine while the reader types. Drops answers to older queries, and repeats the query when the index
 * changes.
 */
export function useSearch({ base, context, query, limits, isOpen = true }: SearchOptions) {
  const [answer, setAnswer] = useState<SearchState>();
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (!isOpen || query.trim() === '') return undefined;
    let isCurrent = true;
    // A late answer is still accepted.
    const late = setTimeout(() => setAnswer({ failed: true }), answerLateAfter);
    const take = (next: SearchState) => {
      if (!isCurrent) return;
      clearTimeout(late);
      setAnswer(next);
    };
    const ask = () => {
      search(base, context, query, limits).then(
        (result) => take({ query, ...result }),
        () => take({ failed: true }),
      );
    };
    ask();
    const stop = onChanged(ask);
    return () => {
      isCurrent = false;
      clearTimeout(late);
      stop();
    };
  }, [base, context, query, limits, isOpen, tries]);

  /** Loads the index before the first query, or its texts after it. A failure is shown with the next query. */
  const load = useCallback(() => {
    fetchIndexes(base, context).catch(() => undefined);
  }, [base, context]);

  /** Restarts the search. Found results stay visible until then. */
  const retry = useCallback(() => {
    restart();
    load();
    setAnswer((known) => (known && 'failed' in known ? undefined : known));
    setTries((count) => count + 1);
  }, [load]);

  return { answer, load, retry };
}
