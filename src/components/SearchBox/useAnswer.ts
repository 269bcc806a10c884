import { useCallback, useEffect, useState } from 'react';
import { fetchIndexes, onGrown, search, type Hit, type Limits } from '@site/search/src/client';

/** What is shown: nothing yet, hits, or that the index did not load. */
export type Answer = { query: string; hits: Hit[] } | { failed: true } | undefined;

interface Asked {
  base: string;
  context: string;
  query: string;
  /** The same object at each render. */
  limits: Limits;
  isOpen?: boolean;
}

/** Asks the worker as the reader types. An answer to an older query is dropped; more of the index is asked again. */
export function useAnswer({ base, context, query, limits, isOpen = true }: Asked) {
  const [answer, setAnswer] = useState<Answer>();
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (!isOpen || query.trim() === '') return undefined;
    let isCurrent = true;
    const ask = () => {
      search(base, context, query, limits).then(
        (hits) => isCurrent && setAnswer({ query, hits }),
        () => isCurrent && setAnswer({ failed: true }),
      );
    };
    ask();
    const stop = onGrown(ask);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [base, context, query, limits, isOpen, tries]);

  /** Loads the index: ahead of the first query, or its texts behind it. A failure shows when something is asked. */
  const load = useCallback(() => {
    fetchIndexes(base, context).catch(() => undefined);
  }, [base, context]);

  const retry = useCallback(() => {
    setAnswer(undefined);
    setTries((count) => count + 1);
  }, []);

  return { answer, load, retry };
}
