/**
 * Stands in the head of every page, the same on all: says so when the site's own script does not come or is broken,
 * which nothing that the script loads could say. Each page carries it, and a policy for scripts names its hash: it is
 * as small as can be, has no imports, and `documentFirst` gives it the path that the site is built for.
 */
declare const BASE_URL: string;

/** What has not come by then is not waited for any more. */
const PATIENCE_MS = 10_000;

// Under names that can be made shorter.
const page = document;
const on = addEventListener;

/** Firefox cancels what a page loads, and ends the page as if it were whole, when a navigation begins. */
let isLeaving: boolean | undefined;
on('beforeunload', () => (isLeaving = true));

/** Whether the page stands at another path than it was built for. A site without a path of its own: as the page says. */
function isElsewhere(path: string): boolean {
  if (BASE_URL !== '/') return !path.startsWith(BASE_URL);
  const link = page.querySelector<HTMLLinkElement>('[rel=canonical]');
  const own = link ? new URL(link.href).pathname : path;
  return path !== own && path.endsWith(own);
}

/** Says what is missing, unless the site's script is there (`boot.ts` says so as its last act), or it was said. */
function look(): void {
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
    isElsewhere(location.pathname) ? `This site was built for ${BASE_URL} and is served elsewhere. ` : '',
    'Parts of this page did not load. The text is all here; search, menus and copy buttons are not. ',
    button,
  );
  page.body.prepend(bar);
}

on('DOMContentLoaded', look);
setInterval(() => {
  // A browser shows nothing before a style sheet is there or has failed, which may take minutes.
  page.querySelectorAll<HTMLLinkElement>('[rel=stylesheet]').forEach((link) => {
    if (link.sheet) return;
    link.onload = () => (link.media = '');
    link.media = 'print';
  });
  look();
  // The page is still here: the navigation was stopped, or led to a download.
  isLeaving = false;
}, PATIENCE_MS);

// A script that was cut off is a part that did not load: who waits for it hears so.
on('error', (event) => {
  if (event.error instanceof SyntaxError && event.filename.includes('/assets/')) {
    event.preventDefault();
    console.warn(event.message);
  }
});
