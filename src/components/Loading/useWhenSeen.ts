import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import useLate from './useLate.ts';

type Progress<T> =
  | { readonly kind: 'waiting' | 'loading' | 'late' }
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'failed'; readonly error: Error };

export interface WhenSeen<T> {
  /** The element to observe. */
  readonly box: RefObject<HTMLElement | null>;
  readonly progress: Progress<T>;
  readonly retry: () => void;
}

/**
 * Loads something when an element comes near the viewport. `load` must be the same function on each render.
 *
 * @param element - the element to observe, if React didn't render it
 */
export default function useWhenSeen<T>(load: () => Promise<T>, element?: Element): WhenSeen<T> {
  const box = useRef<HTMLElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [progress, setProgress] = useState<Progress<T>>({ kind: 'waiting' });

  useEffect(() => {
    const watched = element ?? box.current;
    if (attempt > 0 || !watched) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setAttempt(1);
      },
      { rootMargin: '200px' },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [attempt, element]);

  useEffect(() => {
    if (attempt === 0) return;
    load().then(
      (value) => setProgress({ kind: 'ready', value }),
      (error: unknown) => setProgress({ kind: 'failed', error: error as Error }),
    );
  }, [attempt, load]);
  const isLate = useLate(attempt > 0 && (progress.kind === 'waiting' || progress.kind === 'loading'));

  const retry = useCallback(() => {
    setProgress({ kind: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { box, progress: isLate ? { kind: 'late' } : progress, retry };
}
