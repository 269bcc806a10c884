/**
 * Offers a retry above the page after a chunk fails to load. Without it, the server's HTML would stay readable but
 * without functions, or a part of the app that no other code waits for would be missing silently.
 */
import './offerRetry.css';
import { loadAddress } from '../../../../src/components/PageNotice/loadAddress.ts';
import { NOTICE_SELECTOR, showNotice } from '../../../../src/components/PageNotice/notice.ts';
import { isHydrated } from '../documents/isHydrated.ts';

const isLoadFailure = (reason: unknown): reason is Error =>
  reason instanceof Error && ['ChunkLoadError', 'LoadError'].includes(reason.name);

/** Whether a part failed to load. */
let isIncomplete = false;

export function offerRetry(): void {
  isIncomplete = true;
  const cause = navigator.onLine ? '' : 'You seem to be offline. ';
  const lost = isHydrated() ? '' : ' You can read it, but menus and search may not work.';
  showNotice({
    text: `${cause}Parts of this page did not load.${lost}`,
    label: 'Retry',
    act: () => loadAddress(window.location.href),
  });
}

/** Offers the retry again at a press that nothing may answer, if the reader has closed the notice. */
export function remindOfRetry(): void {
  if (isIncomplete && !document.querySelector(NOTICE_SELECTOR)) offerRetry();
}

window.addEventListener('unhandledrejection', (event) => {
  if (!isLoadFailure(event.reason)) return;
  event.preventDefault();
  console.warn(event.reason.message);
  offerRetry();
});
