const PAUSE_MS = 1000;

/** A page that is still there so long after it began to be left stays. */
const DEPARTURE_MS = 30_000;

let departedAt = -Infinity;

if (typeof window !== 'undefined') {
  for (const sign of ['beforeunload', 'pagehide'])
    window.addEventListener(sign, () => (departedAt = performance.now()));
}

/**
 * Starts a load, and once more if it fails, or each second while the page is being left. Firefox and WebKit cancel a
 * page's loads as if they had failed when a navigation begins, and WebKit refuses new ones until it ends. The page may
 * stay all the same: the link may lead to a download, and the page may come back from the back/forward cache.
 *
 * @throws the error of the last attempt
 */
export async function load<T>(start: () => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await start();
    } catch (error) {
      // The first retry waits for nothing: Safari on phones tells of no departure before it cancels.
      if (retries === 0) continue;
      if (performance.now() - departedAt > DEPARTURE_MS) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
