import { useEffect, useRef } from 'react';
import { useLocation } from '@docusaurus/router';
import { markFromAddress, unmark } from '../Marks/fromAddress.ts';

/** Marks what was searched for on each page that a search leads to, until the reader goes on. */
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
