/**
 * Restores the reading place when a reader goes back or forward. The browser restores it at `popstate`, before the
 * page's text has been fetched; Docusaurus then scrolls to the top. So the place is kept in the state of each history
 * entry, where reloads and restored tabs find it, and set after Docusaurus has scrolled.
 */
interface Entry {
  /** React Router's name of the entry; the first entry of a tab has none. */
  readonly key?: string;
  /** Where the reader left it, in pixels from the top. */
  readonly scrollY?: number;
}

/** Signs that a reader has moved on: a place that comes later would tear them away. */
const SIGNS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

const SCROLL_END_MS = 150;

/** The entry that a reader has gone back or forward to, until its page is there. */
let returning: Entry | undefined;
/** Ends the wait for content that comes after its page, such as search results. */
let stopWaiting: (() => void) | undefined;

const entry = (): Entry => (window.history.state as Entry | null) ?? {};

function savePlace(): void {
  // Until the page is there, the position is the one of another page.
  if (returning || stopWaiting || entry().scrollY === window.scrollY) return;
  try {
    window.history.replaceState({ ...entry(), scrollY: window.scrollY }, '');
  } catch {
    // WebKit refuses more than a hundred changes in half a minute: the place before this one stays.
  }
}

/** Scrolls to a place, again each time that the page grows, until it is tall enough or the reader moves on. */
function goTo(place: number): void {
  const abort = new AbortController();
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, place);
    if (document.documentElement.scrollHeight - window.innerHeight >= place) stopWaiting?.();
  });
  stopWaiting = () => {
    stopWaiting = undefined;
    observer.disconnect();
    abort.abort();
  };
  for (const sign of SIGNS) {
    window.addEventListener(sign, () => stopWaiting?.(), {
      capture: true,
      passive: true,
      signal: abort.signal,
    });
  }
  window.scrollTo(0, place);
  observer.observe(document.body);
}

if (typeof window !== 'undefined') {
  let scrolled: ReturnType<typeof setTimeout> | undefined;
  window.addEventListener(
    'scroll',
    () => {
      clearTimeout(scrolled);
      scrolled = setTimeout(savePlace, SCROLL_END_MS);
    },
    { passive: true },
  );
  // A press may lead to another page before the scrolling has ended.
  for (const sign of ['pointerdown', 'keydown', 'click']) window.addEventListener(sign, savePlace, true);
  window.addEventListener('popstate', () => {
    stopWaiting?.();
    returning = entry();
  });
  savePlace();
}

/** Runs after Docusaurus has scrolled to the top or to the hash target. */
export function onRouteDidUpdate({ location }: { readonly location: Entry }): void {
  const target = returning;
  if (!target && !stopWaiting) return;
  stopWaiting?.();
  returning = undefined;
  if (target?.scrollY !== undefined && target.key === location.key) goTo(target.scrollY);
}
