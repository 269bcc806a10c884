import { loadWithRetry } from '../Loading/loadWithRetry.ts';
import { showNotice } from './notice.ts';

/** A site that doesn't respond within this time counts as unreachable. */
const PATIENCE_MS = 10_000;

/**
 * Returns whether the site answers. Check before leaving a page, as the browser's error page would replace its text.
 */
export async function isReachable(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { status } = await loadWithRetry(() =>
      fetch(address, { method: 'HEAD', cache: 'no-store', signal }),
    );
    return status < 500;
  } catch {
    return false;
  }
}

/** Loads a page of the site if the site answers. Otherwise shows a notice on the current page. */
export async function loadAddress(address: string): Promise<void> {
  const from = location.href;
  const isThere = await isReachable(address);
  // The reader has moved on meanwhile.
  if (location.href !== from) return;
  if (!isThere) showUnreachableNotice(address);
  else if (new URL(address, location.href).pathname === location.pathname) location.reload();
  else location.assign(address);
}

let back: AbortController | undefined;

/** Shows a notice that a page failed to load, and updates it when the connection is back. */
export function showUnreachableNotice(address: string): void {
  back?.abort();
  back = new AbortController();
  const notify = (text: string) => showNotice({ text, label: 'Retry', act: () => loadAddress(address) });
  const cause = navigator.onLine ? 'The site does not answer' : 'You seem to be offline';
  const bar = notify(`${cause}, and the page you asked for did not load. You can read on here.`);
  // Only if the reader hasn't closed the notice or moved on.
  const sayBack = () => bar.isConnected && notify('You are online again.');
  window.addEventListener('online', sayBack, { once: true, signal: back.signal });
}
