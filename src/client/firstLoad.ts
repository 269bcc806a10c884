/**
 * A part of the app that fails on the first load leaves the server's HTML readable but dead, and nobody told.
 * This offers a retry over it. (On a navigation Docusaurus reloads the page by itself.)
 */
import './firstLoad.css';
import { isHydrated } from './isHydrated.ts';

const isLoadFailure = (reason: unknown): boolean =>
  reason instanceof Error && ['ChunkLoadError', 'LoadError'].includes(reason.name);

export function offerRetry(): void {
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

window.addEventListener('unhandledrejection', (event) => {
  if (isHydrated() || !isLoadFailure(event.reason)) return;
  event.preventDefault();
  offerRetry();
});
