/**
 * An inline script in the head of every page, the same on all. Shows a notice when the site's own script doesn't load
 * or is broken, which no code loaded by that script could report. Every page contains it, and the script policy
 * contains its hash, so it's as small as possible and has no imports. `static-pages` inserts the base URL of the
 * build.
 */
declare const BASE_URL: string;

/** The time after which a missing file counts as failed. */
const PATIENCE_MS = 10_000;

// Local names can be minified.
const page = document;
const on = addEventListener;

/** Set when a navigation starts. Firefox then cancels the page's loads, and ends the page as if it were complete. */
let isLeaving: boolean | undefined;
on('beforeunload', () => (isLeaving = true));

/** Whether the page is served at another path than it was built for. Without a base path, its canonical URL decides. */
function isServedElsewhere(path: string): boolean {
  if (BASE_URL !== '/') return !path.startsWith(BASE_URL);
  const link = page.querySelector<HTMLLinkElement>('[rel=canonical]');
  const canonicalPath = link ? new URL(link.href).pathname : path;
  return path !== canonicalPath && path.endsWith(canonicalPath);
}

/**
 * Shows the notice, unless the site's script has run (`boot.ts` marks the page at its end) or a notice is shown
 * already.
 */
function showNoticeIfBroken(): void {
  if (isLeaving || page.documentElement.dataset.started || !page.body) return;
  page.querySelectorAll<HTMLElement>('[role=tabpanel]').forEach((panel) => (panel.hidden = false));
  if (page.querySelector('.page-notice')) return;
  const bar = page.createElement('div');
  const button = page.createElement('button');
  bar.className = 'page-notice';
  bar.role = 'alert';
  button.textContent = 'Reload';
  button.onclick = () => location.reload();
  bar.append(
    isServedElsewhere(location.pathname)
      ? `This site was built for ${BASE_URL} and is served elsewhere. `
      : '',
    'Parts of this page did not load. The text is all here; search, menus and copy buttons are not. ',
    button,
  );
  page.body.prepend(bar);
}

on('DOMContentLoaded', showNoticeIfBroken);
setInterval(() => {
  // A browser renders nothing until a style sheet has loaded or failed, which may take minutes.
  page.querySelectorAll<HTMLLinkElement>('[rel=stylesheet]').forEach((link) => {
    if (link.sheet) return;
    link.onload = () => (link.media = '');
    link.media = 'print';
  });
  showNoticeIfBroken();
  // The page is still open, so the navigation was stopped or was a download.
  isLeaving = false;
}, PATIENCE_MS);

// A truncated script counts as a part that didn't load. The code that waits for it gets the error.
on('error', (event) => {
  if (event.error instanceof SyntaxError && event.filename.includes('/assets/')) {
    event.preventDefault();
    console.warn(event.message);
  }
});
