/**
 * Parts that fail leave the server's HTML readable but dead, or a part of the app that nobody waits for missing, and
 * nobody told. This offers a retry over the page.
 */
import './firstLoad.css';
import { loadAddress } from '../components/PageNotice/loadAddress.ts';
import { showNotice } from '../components/PageNotice/notice.ts';
import { isHydrated } from './isHydrated.ts';

const isLoadFailure = (reason: unknown): reason is Error =>
  reason instanceof Error && ['ChunkLoadError', 'LoadError'].includes(reason.name);

export function offerRetry(): void {
  const cause = navigator.onLine ? '' : 'You seem to be offline. ';
  const lost = isHydrated() ? '' : ' You can read it, but menus and search do not work.';
  showNotice({
    text: `${cause}Parts of this page did not load.${lost}`,
    label: 'Retry',
    act: () => loadAddress(window.location.href),
  });
}

window.addEventListener('unhandledrejection', (event) => {
  if (!isLoadFailure(event.reason)) return;
  event.preventDefault();
  console.warn(event.reason.message);
  offerRetry();
});
