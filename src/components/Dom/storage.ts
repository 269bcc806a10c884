/** The keys of all entries in the browser's storage, each of which the privacy policy lists. */
export type StorageKey =
  | 'theme'
  | 'docusaurus.announcement.id'
  | 'docusaurus.announcement.dismiss'
  | 'docs-preferred-version-default'
  | 'docs-preferred-version-api'
  | `docusaurus.tab.${string}`
  | 'search.recent'
  | 'search.slash';

/** Values that the browser refused to store. */
const memoryFallback = new Map<string, string | null>();

export function readStored(key: StorageKey): string | null {
  const inMemory = memoryFallback.get(key);
  if (inMemory !== undefined) return inMemory;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores or removes the value of a key. Without storage access, the value lasts as long as the page. */
export function writeStored(key: StorageKey, text: string | null): void {
  memoryFallback.delete(key);
  try {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
  } catch {
    memoryFallback.set(key, text);
  }
}
