import { useCallback, useEffect, useState } from 'react';
import {
  fetchIndexes,
  onChanged,
  restart,
  search,
  type Found,
  type Limits,
} from '@site/packages/search/src/client';
import { answerLateAfter } from '@site/src/config/search';

/** What is shown: nothing yet, what was found, or that the search did not load. */
export type Answer = ({ query: string } & Found) | { failed: true } | undefined;

interface Asked {
  base: string;
  context: string;
  query: string;
  /** The same object at each render. */
  limits: Limits;
  isOpen?: boolean;
}

/** Asks the engine as the reader types. An answer to an older query is dropped; an index that changed is asked again. */
export function useAnswer({ base, context, query, limits, isOpen = true }: Asked) {
  const [answer, setAnswer] = useState<Answer>();
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (!isOpen || query.trim() === '') return undefined;
    let isCurrent = true;
    // An answer that is late is taken all the same, when it comes.
    const late = setTimeout(() => setAnswer({ failed: true }), answerLateAfter);
    const take = (next: Answer) => {
      if (!isCurrent) return;
      clearTimeout(late);
      setAnswer(next);
    };
    const ask = () => {
      search(base, context, query, limits).then(
        (found) => take({ query, ...found }),
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

  /** Loads the index: ahead of the first query, or its texts behind it. A failure shows when something is asked. */
  const load = useCallback(() => {
    fetchIndexes(base, context).catch(() => undefined);
  }, [base, context]);

  /** Begins anew. What was found stays in view until then. */
  const retry = useCallback(() => {
    restart();
    load();
    setAnswer((known) => (known && 'failed' in known ? undefined : known));
    setTries((count) => count + 1);
  }, [load]);

  return { answer, load, retry };
}
