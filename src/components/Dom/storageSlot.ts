import type { createStorageSlot as original } from '@docusaurus/theme-common';
import { useState, useSyncExternalStore } from 'react';

type StorageSlot = ReturnType<typeof original>;

let hasWarned = false;

function warn(cause: unknown): void {
  if (hasWarned) return;
  hasWarned = true;
  console.warn('Browser storage is not available: what is chosen lasts as long as the page.', cause);
}

/** Does something with the browser's storage; nothing where it refuses, or has no room. */
function attempt<T>(act: (storage: Storage) => T): T | null {
  try {
    return act(window.localStorage);
  } catch (cause) {
    warn(cause);
    return null;
  }
}

/**
 * Docusaurus's way to keep a reader's choice, which calls it an error of the site's if a browser has no room for it.
 * This one warns, once. `documentFirst` puts the module into the app, so it has all that Docusaurus's has. The site
 * keeps everything in one storage.
 */
export function createStorageSlot(key: string): StorageSlot {
  const change = (act: (storage: Storage) => void, newValue: string | null) => {
    attempt((storage) => {
      const oldValue = storage.getItem(key);
      act(storage);
      // Browsers tell other windows only.
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

/** A reader's choice in a component, and the way to change it. */
export function useStorageSlot(key: string): [string | null, StorageSlot] {
  const [slot] = useState(() => createStorageSlot(key));
  return [useSyncExternalStore(slot.listen, slot.get, () => null), slot];
}

/** The names of all that is kept. */
export const listStorageKeys = (): string[] => attempt((storage) => Object.keys(storage)) ?? [];
