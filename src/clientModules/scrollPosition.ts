/**
 * Restores the scroll position when a reader goes back or forward. The browser restores it at `popstate`, before the
 * page's text has been fetched, and Docusaurus then scrolls to the top. So the position is saved in the state of each
 * history entry, where reloads and restored tabs find it, and set after Docusaurus has scrolled.
 */
import type { ClientModule } from '@docusaurus/types';
import { isInView } from '../components/Dom/isInView.ts';

interface Entry {
  /** React Router's key of the entry. The first entry of a tab has none. */
  readonly key?: string;
  /** The last scroll position, in pixels from the top. */
  readonly scrollY?: number;
  /** The `href` attribute of the link that had the focus. */
  readonly link?: string;
}

/** Events that show that the reader has moved on. Restoring the position after them would interrupt the reader. */
const INTERACTION_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

const SCROLL_END_MS = 150;

/** The history entry that a reader has gone back or forward to, until its page is rendered. */
let returning: Entry | undefined;
/** Stops waiting for content that is rendered after its page, such as search results. */
let stopWaiting: (() => void) | undefined;

const entry = (): Entry => (window.history.state as Entry | null) ?? {};

function savePosition(): void {
  const { scrollY } = window;
  const link = document.activeElement?.getAttribute('href') ?? undefined;
  const saved = entry();
  // Until the page is rendered, the position belongs to another page.
  if (returning || stopWaiting || (saved.scrollY === scrollY && saved.link === link)) return;
  try {
    window.history.replaceState({ ...saved, scrollY, link }, '');
  } catch {
    // WebKit refuses more than a hundred changes in half a minute. The previous position stays.
  }
}

const isTallEnough = (position: number): boolean =>
  document.documentElement.scrollHeight - window.innerHeight >= position;

/** Restores the focus on the link that the reader followed, so that keyboard navigation continues there. */
function focusLink(address: string): void {
  const links = document.querySelectorAll<HTMLAnchorElement>(`main a[href="${CSS.escape(address)}"]`);
  [...links].find(isInView)?.focus({ preventScroll: true });
}

/** Scrolls to a position, and again each time the page grows, until it is tall enough or the reader moves on. */
function restorePosition(position: number, link?: string): void {
  const abort = new AbortController();
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, position);
    if (!isTallEnough(position)) return;
    stopWaiting?.();
    if (link) focusLink(link);
  });
  stopWaiting = () => {
    stopWaiting = undefined;
    observer.disconnect();
    abort.abort();
  };
  for (const sign of INTERACTION_EVENTS) {
    window.addEventListener(sign, () => stopWaiting?.(), {
      capture: true,
      passive: true,
      signal: abort.signal,
    });
  }
  window.scrollTo(0, position);
  // The body's own size doesn't change, because it's as tall as the window.
  for (const root of document.body.children) observer.observe(root);
}

if (typeof window !== 'undefined') {
  let scrolled: ReturnType<typeof setTimeout> | undefined;
  window.addEventListener(
    'scroll',
    () => {
      clearTimeout(scrolled);
      scrolled = setTimeout(savePosition, SCROLL_END_MS);
    },
    { passive: true },
  );
  // A press may open another page before the scrolling has ended.
  for (const sign of ['pointerdown', 'keydown', 'click']) window.addEventListener(sign, savePosition, true);
  window.addEventListener('popstate', () => {
    stopWaiting?.();
    returning = entry();
  });
  const { scrollY = 0 } = entry();
  // After a reload, the browser has set the position, unless it is in content that is rendered later, such as search
  // results.
  if (isTallEnough(scrollY)) savePosition();
  else restorePosition(scrollY);
}

/** Runs after Docusaurus has scrolled to the top or to the hash target. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  const target = returning;
  // A search keeps its position when its query changes.
  const isSamePage = !previousLocation || location.pathname === previousLocation.pathname;
  if (!target && isSamePage) return;
  stopWaiting?.();
  returning = undefined;
  // If a page couldn't be loaded, the previous one is still shown.
  if (location === previousLocation || target?.key !== location.key) return;
  if (target?.scrollY !== undefined) restorePosition(target.scrollY, target.link);
};
