import type { createStorageSlot as original } from '@docusaurus/theme-common';
import { useState, useSyncExternalStore } from 'react';

type StorageSlot = ReturnType<typeof original>;

let hasWarned = false;

function warn(cause: unknown): void {
  if (hasWarned) return;
  hasWarned = true;
  console.warn('Browser storage is not available, so choices are lost when the page closes.', cause);
}

/** Calls a function with the browser's storage. Returns null if the storage is blocked or full. */
function attempt<T>(act: (storage: Storage) => T): T | null {
  try {
    return act(window.localStorage);
  } catch (cause) {
    warn(cause);
    return null;
  }
}

/**
 * Replaces Docusaurus's function that stores a reader's choice. Docusaurus logs an error of the site if the browser has
 * no room for it; this one warns, once. `static-pages` puts the module into the app, so it exports everything that
 * Docusaurus's module does. The site uses a single storage.
 */
export function createStorageSlot(key: string): StorageSlot {
  const change = (act: (storage: Storage) => void, newValue: string | null) => {
    attempt((storage) => {
      const oldValue = storage.getItem(key);
      act(storage);
      // Browsers send the event to other windows only.
      const { href: url } = window.location;
      const init = { key, oldValue, newValue, url, storageArea: storage };
      if (oldValue !== newValue) window.dispatchEvent(new StorageEvent('storage', init));
    });
  };
  return {
    get: () => attempt((storage) => storage.getItem(key)),
    set: (value) => change((storage) => storage.setItem(key, value), value),
    del: () => change((storage) => storage.removeItem(key), null),
    listen: (onChange) => {
      const listener = (event: StorageEvent) => {
        if (event.key === key && event.storageArea === attempt((storage) => storage)) onChange(event);
      };
      window.addEventListener('storage', listener);
      return () => window.removeEventListener('storage', listener);
    },
  };
}

/** Returns a stored choice, and the slot that changes it. */
export function useStorageSlot(key: string): [string | null, StorageSlot] {
  const [slot] = useState(() => createStorageSlot(key));
  return [useSyncExternalStore(slot.listen, slot.get, () => null), slot];
}

export const listStorageKeys = (): string[] => attempt((storage) => Object.keys(storage)) ?? [];
