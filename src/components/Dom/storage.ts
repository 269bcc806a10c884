/** What the browser keeps under a name; nothing where it keeps nothing, or may not. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text under a name, or takes it away. Where the browser may keep nothing, it lasts as long as the page. */
export function writeStored(key: string, text: string | null): void {
  try {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
  } catch {
    // Readers who refuse it know.
  }
}
