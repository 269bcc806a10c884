/** A failure to load a part of the site, as opposed to a bug in a program. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

const PAUSE_MS = 1000;

/** A page that still exists this long after a departure began counts as staying. */
const DEPARTURE_MS = 30_000;

let departedAt = -Infinity;

if (typeof window !== 'undefined') {
  for (const sign of ['beforeunload', 'pagehide'])
    window.addEventListener(sign, () => (departedAt = performance.now()));
}

/**
 * Starts a load. Retries once if it fails, or every second while the page is being left. When a navigation begins,
 * Firefox and WebKit cancel a page's loads as if they had failed, and WebKit refuses new ones until the navigation
 * ends. The page may still stay, because the link may lead to a download, or the page may return from the back/forward
 * cache.
 * @throws the error of the last attempt
 */
export async function loadWithRetry<T>(start: () => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await start();
    } catch (error) {
      // The first retry is immediate, because mobile Safari cancels loads before it fires any departure event.
      if (retries === 0) continue;
      if (performance.now() - departedAt > DEPARTURE_MS) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
