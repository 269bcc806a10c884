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
  /** Address of the link that had the focus, as written in the page. */
  readonly link?: string;
}

interface Update {
  readonly location: Entry & { readonly pathname: string };
  readonly previousLocation: Update['location'] | null;
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
  const { scrollY } = window;
  const link = document.activeElement?.getAttribute('href') ?? undefined;
  const saved = entry();
  // Until the page is there, the position is the one of another page.
  if (returning || stopWaiting || (saved.scrollY === scrollY && saved.link === link)) return;
  try {
    window.history.replaceState({ ...saved, scrollY, link }, '');
  } catch {
    // WebKit refuses more than a hundred changes in half a minute: the place before this one stays.
  }
}

const isTallEnough = (place: number): boolean =>
  document.documentElement.scrollHeight - window.innerHeight >= place;

/** Gives the focus back to the link that the reader followed, so that the keyboard goes on from there. */
function focusLink(address: string): void {
  const links = document.querySelectorAll<HTMLAnchorElement>(`main a[href="${CSS.escape(address)}"]`);
  const isInView = (link: Element): boolean => {
    const { top, bottom } = link.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  };
  [...links].find(isInView)?.focus({ preventScroll: true });
}

/** Scrolls to a place, again each time that the page grows, until it is tall enough or the reader moves on. */
function goTo(place: number, link?: string): void {
  const abort = new AbortController();
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, place);
    if (!isTallEnough(place)) return;
    stopWaiting?.();
    if (link) focusLink(link);
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
  // The body is as tall as the window.
  for (const root of document.body.children) observer.observe(root);
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
  const { scrollY = 0 } = entry();
  // The browser has set the place after a reload, unless it is in content that comes later, such as search results.
  if (isTallEnough(scrollY)) savePlace();
  else goTo(scrollY);
}

/** Runs after Docusaurus has scrolled to the top or to the hash target. */
export function onRouteDidUpdate({ location, previousLocation }: Update): void {
  const target = returning;
  // A search that changes its query stays where it is.
  const isSamePage = !previousLocation || location.pathname === previousLocation.pathname;
  if (!target && isSamePage) return;
  stopWaiting?.();
  returning = undefined;
  // A page that couldn't be loaded leaves the one before it on the screen.
  if (location === previousLocation || target?.key !== location.key) return;
  if (target?.scrollY !== undefined) goTo(target.scrollY, target.link);
}
