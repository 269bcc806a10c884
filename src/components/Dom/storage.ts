/** What the browser did not take. */
const unkept = new Map<string, string | null>();

/** What is kept under a name, or nothing. */
export function readStored(key: string): string | null {
  const own = unkept.get(key);
  if (own !== undefined) return own;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text under a name, or takes it away. Where the browser may keep nothing, it lasts as long as the page. */
export function writeStored(key: string, text: string | null): void {
  unkept.delete(key);
  try {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
  } catch {
    unkept.set(key, text);
  }
}
