import { useEffect, useRef } from 'react';
import { useLocation } from '@docusaurus/router';
import { markFromAddress, unmark } from '../marks/markFromAddress.ts';

/** Marks the search terms on each page opened from a search, until the reader moves on. */
export function useMarks(): void {
  const location = useLocation();
  const isFirst = useRef(true);
  useEffect(() => {
    // The bootstrap may have marked the first page.
    if (!isFirst.current) unmark();
    isFirst.current = false;
    markFromAddress();
  }, [location]);
}
