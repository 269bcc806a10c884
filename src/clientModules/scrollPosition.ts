/**
 * Restores the scroll position when a reader goes back or forward. The browser restores it at `popstate`, before the
 * page's text has been fetched, and Docusaurus then scrolls to the top. So the position is saved in the state of each
 * history entry, where reloads and restored tabs find it, and set after Docusaurus has scrolled.
 *
 * After a reload, the browser has set the position in pixels. Text that is laid out only near the viewport may then have
 * another height above it. So the part of the text at that position is saved too, and moved to where it was.
 */
import type { ClientModule } from '@docusaurus/types';
import { BODY_ID } from '../../packages/model/src/PageData.ts';
import { isInView } from '../components/Dom/isInView.ts';

interface Entry {
  /** React Router's key of the entry. The first entry of a tab has none. */
  readonly key?: string;
  /** The last scroll position, in pixels from the top. */
  readonly scrollY?: number;
  /** The part of the text at that position, and its distance from the top of the viewport. */
  readonly part?: { readonly id: string; readonly top: number };
  /** The `href` attribute of the link that had the focus. */
  readonly link?: string;
}

/** Matches the parts of a text that have an address. None is in text that isn't laid out, which measuring it would do. */
const PARTS = `#${BODY_ID} > [id], .api-entry[id]`;

/** Events that show that the reader has moved on. Restoring the position after them would interrupt the reader. */
const INTERACTION_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

const SCROLL_END_MS = 150;

/** The history entry that a reader has gone back or forward to, until its page is rendered. */
let returning: Entry | undefined;
/** Key of the entry whose page is rendered. A new entry gets its page later. */
let renderedKey: string | undefined;
/** Whether the position is in content that is rendered after its page, such as search results. */
let isWaiting = false;
/** Stops keeping the reader at the restored position. */
let stopRestoring: (() => void) | undefined;

const entry = (): Entry => (window.history.state as Entry | null) ?? {};

function savePosition(): void {
  const { scrollY } = window;
  const link = document.activeElement?.getAttribute('href') ?? undefined;
  const saved = entry();
  // Until the page is rendered, the position belongs to another page.
  if (returning || isWaiting || saved.key !== renderedKey) return;
  const part = findPart();
  if (saved.scrollY === scrollY && saved.part?.top === part?.top && saved.link === link) return;
  try {
    window.history.replaceState({ ...saved, scrollY, part, link }, '');
  } catch {
    // WebKit refuses more than a hundred changes in half a minute. The previous position stays.
  }
}

/** Returns the part that starts last in the upper third of the viewport or above. The text from there on is laid out. */
function findPart(): Entry['part'] {
  const part = [...document.querySelectorAll(PARTS)].findLast((each) => topOf(each) < window.innerHeight / 3);
  return part && { id: part.id, top: topOf(part) };
}

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/** Whether two positions differ by less than a pixel, as they do when the browser rounds one. */
const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 1;

function isAtTarget(): boolean {
  const target = document.querySelector(':target');
  return target !== null && isNear(topOf(target), parseFloat(getComputedStyle(target).scrollMarginTop));
}

const isTallEnough = (position: number): boolean =>
  document.documentElement.scrollHeight - window.innerHeight >= position;

/** Restores the focus on the link that the reader followed, so that keyboard navigation continues there. */
function focusLink(address: string): void {
  const links = document.querySelectorAll<HTMLAnchorElement>(`main a[href="${CSS.escape(address)}"]`);
  [...links].find(isInView)?.focus({ preventScroll: true });
}

/**
 * Scrolls to an entry's part, or without one to its position as soon as the page is tall enough. Keeps the part in place
 * while the text above it changes its height, until the reader moves on.
 */
function restorePosition({ scrollY: position = 0, part, link }: Entry): void {
  const abort = new AbortController();
  const { signal } = abort;
  let last = window.scrollY;
  let unfocused = link;
  const findElement = () => (part ? document.getElementById(part.id) : null);
  const restore = () => {
    const element = findElement();
    isWaiting = !element && !isTallEnough(position);
    if (!element || !part) return window.scrollTo(0, position);
    const distance = topOf(element) - part.top;
    if (!isNear(distance, 0)) {
      // A reader also scrolls without an event, for instance with the scrollbar or by finding text.
      if (!isNear(window.scrollY, last) && !isNear(window.scrollY, position)) return stopRestoring?.();
      window.scrollBy(0, distance);
    }
    last = window.scrollY;
  };
  const observer = new ResizeObserver(() => {
    restore();
    if (isWaiting) return;
    if (unfocused) focusLink(unfocused);
    unfocused = undefined;
    if (!findElement()) stopRestoring?.();
  });
  stopRestoring = () => {
    stopRestoring = undefined;
    isWaiting = false;
    observer.disconnect();
    abort.abort();
  };
  for (const sign of INTERACTION_EVENTS) {
    window.addEventListener(sign, () => stopRestoring?.(), { capture: true, passive: true, signal });
  }
  // When the page has loaded, the browser may scroll to the position again.
  window.addEventListener('scroll', () => isWaiting || restore(), { passive: true, signal });
  restore();
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
    stopRestoring?.();
    returning = entry();
  });
  const saved = entry();
  renderedKey = saved.key;
  const { scrollY = 0 } = saved;
  // After a reload, the browser has set the position, unless it is in content that is rendered later, such as search
  // results, or has scrolled to the target, as WebKit sometimes does. Elsewhere, the reader has already moved on.
  if (!isTallEnough(scrollY) || (saved.part && (isNear(window.scrollY, scrollY) || isAtTarget())))
    restorePosition({ ...saved, link: undefined });
  else savePosition();
}

/** Runs after Docusaurus has scrolled to the top or to the hash target. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  renderedKey = location.key;
  const target = returning;
  // A search keeps its position when its query changes.
  const isSamePage = !previousLocation || location.pathname === previousLocation.pathname;
  if (!target && isSamePage) return;
  stopRestoring?.();
  returning = undefined;
  // If a page couldn't be loaded, the previous one is still shown.
  if (location === previousLocation || target?.key !== location.key) return;
  // A press on a link to the current hash keeps the entry and its state in Chromium.
  if (isSamePage && location.key === previousLocation?.key && location.hash === previousLocation?.hash)
    return;
  if (target?.scrollY !== undefined) restorePosition(target);
};
