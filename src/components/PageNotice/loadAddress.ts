import { load } from '../Loading/load.ts';
import { showNotice } from './notice.ts';

/** A site that takes longer to say that it is there is not. */
const PATIENCE_MS = 10_000;

/** Whether the site answers at an address. What leaves a page asks first: a browser's own error page has no text. */
export async function isReachable(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { status } = await load(() => fetch(address, { method: 'HEAD', cache: 'no-store', signal }));
    return status < 500;
  } catch {
    return false;
  }
}

/** Loads a page of the site anew if the site answers, else says so over the one that is there. */
export async function loadAddress(address: string): Promise<void> {
  const from = location.href;
  const isThere = await isReachable(address);
  // The reader has gone on meanwhile.
  if (location.href !== from) return;
  if (!isThere) sayUnreachable(address);
  else if (new URL(address, location.href).pathname === location.pathname) location.reload();
  else location.assign(address);
}

let back: AbortController | undefined;

/** Says that a page did not load, and that the connection is back when it is. */
export function sayUnreachable(address: string): void {
  back?.abort();
  back = new AbortController();
  const say = (text: string) => showNotice({ text, label: 'Retry', act: () => loadAddress(address) });
  const cause = navigator.onLine ? 'The site does not answer' : 'You seem to be offline';
  const bar = say(`${cause}, and the page you asked for did not load. You can read on here.`);
  // Unless the reader has closed it or gone on.
  const sayBack = () => bar.isConnected && say('You are online again.');
  window.addEventListener('online', sayBack, { once: true, signal: back.signal });
}
