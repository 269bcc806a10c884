/** How often the page was left, or begun to be left. */
let departures = 0;

if (typeof window !== 'undefined') {
  for (const sign of ['beforeunload', 'pagehide']) window.addEventListener(sign, () => (departures += 1));
}

/**
 * Starts a load, and once more if it fails, or as often as the page was left. Firefox and WebKit cancel a page's loads as
 * if they had failed when a navigation begins, while the page may stay for as long as the next one takes to answer, or
 * for good: the link may lead to a download, and the page may come back from the back/forward cache.
 *
 * @throws the error of the last attempt
 */
export async function load<T>(start: () => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await start();
    } catch (error) {
      // Safari on phones tells of no departure before it cancels.
      if (retries > departures) throw error;
    }
  }
}
