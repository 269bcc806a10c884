import { useSyncExternalStore } from 'react';
import { Trial } from './Trial.ts';

/** The page's own: what one operation creates, the next can get. */
export const pageTrial = new Trial();

let resets = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Puts the sandbox back, and with it every form that is open. */
export function resetTrial(): void {
  pageTrial.reset();
  resets += 1;
  for (const listener of listeners) listener();
}

/** How often the sandbox was reset: a form begins anew with each time. */
export const useResets = (): number => useSyncExternalStore(subscribe, () => resets);
