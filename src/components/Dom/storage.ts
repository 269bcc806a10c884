/** Values that the browser refused to store. */
const memoryFallback = new Map<string, string | null>();

export function readStored(key: string): string | null {
  const inMemory = memoryFallback.get(key);
  if (inMemory !== undefined) return inMemory;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores or removes the value of a key. Without storage access, the value lasts as long as the page. */
export function writeStored(key: string, text: string | null): void {
  memoryFallback.delete(key);
  try {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
  } catch {
    memoryFallback.set(key, text);
  }
}
