/**
 * A page chunk that fails on the first load leaves the server's HTML readable but dead, and nobody told.
 * This offers a retry over it. (On a navigation Docusaurus reloads the page by itself.)
 */
import './firstLoad.css';

function isChunkFailure(reason: unknown): boolean {
  return (
    reason instanceof Error &&
    (reason.name === 'ChunkLoadError' || reason.message.includes('Loading CSS chunk'))
  );
}

function offerRetry(): void {
  if (document.querySelector('.first-load-failure')) return;
  const bar = document.createElement('div');
  bar.className = 'first-load-failure';
  bar.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = 'Parts of this page did not load. You can read it, but menus and search do not work.';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--primary button--sm';
  button.textContent = 'Retry';
  button.addEventListener('click', () => window.location.reload());
  bar.append(text, button);
  document.body.append(bar);
}

if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', (event) => {
    const hydrated = document.documentElement.dataset.hasHydrated === 'true';
    if (hydrated || !isChunkFailure(event.reason)) return;
    event.preventDefault();
    offerRetry();
  });
}
