import { useSyncExternalStore } from 'react';
import { TryItSandbox } from './TryItSandbox.ts';

/** The trial shared by all forms of the page, so that one operation can get what another created. */
export const pageSandbox = new TryItSandbox();

let resets = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function resetPageSandbox(): void {
  pageSandbox.reset();
  resets += 1;
  for (const listener of listeners) listener();
}

/** Returns how often the sandbox was reset. Forms use it as a key to start over. */
export const useResets = (): number => useSyncExternalStore(subscribe, () => resets);
