import { element } from '../../../../../src/components/Dom/element.ts';
import { isInView } from '../../../../../src/components/Dom/isInView.ts';
import { isPlainClick } from '../../../../../src/components/Dom/isPlainClick.ts';
import { liveRegion } from '../../../../../src/components/Dom/liveRegion.ts';
import { addCopyButtons } from './addCopyButtons.ts';
import { copyCode, copyLink } from './copy.ts';
import { filterOperations } from './filterOperations.ts';
import { scrollSpy } from './scrollSpy.ts';
import { markOpeners, toggleInPlace } from './openInPlace.ts';
import { TryIt } from './tryIt.ts';
import { watchCode } from '../watchCode.ts';
import { decode } from '../../../../../src/components/Dom/decode.ts';

/**
 * Adds one set of listeners for the whole reference in `root`, which must be complete. Returns a cleanup function.
 *
 * @param hasMoved - whether the reader has scrolled, pressed a key or clicked since the page was there
 * @param isReturning - whether the history entry has a scroll position, which counts instead of the target
 */
export function addListeners(root: HTMLElement, hasMoved: boolean, isReturning: boolean): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const status = liveRegion();
  const announce = (message: string) => (status.textContent = message);
  const tryIt = new TryIt(announce);

  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLButtonElement>('.api-reference button');
    if (button?.dataset.tryIt) void tryIt.toggle(button);
    else if (button?.dataset.callNow)
      void import(/* webpackChunkName: "try-it" */ '../tryIt/callNow.ts').then(({ callNow }) =>
        callNow(button, announce),
      );
    else if (button?.dataset.copyLink) void copyLink(button, announce);
    else if (button?.dataset.copyCode) void copyCode(button, announce);
    else onLink(event);
  };

  root.addEventListener('click', onClick, { signal });
  // The state of an entry that the reader returns to has a scroll position. At `hashchange`, a new entry may have one too.
  const onPopState = ({ state }: PopStateEvent) =>
    (isReturning = (state as { readonly scrollY?: number } | null)?.scrollY !== undefined);
  window.addEventListener('popstate', onPopState, { signal });
  window.addEventListener('hashchange', () => openTarget({ isReturning }), { signal });

  for (const place of root.querySelectorAll<HTMLElement>('[data-call]')) {
    const button = element('button', 'clean-btn api-copy', 'Call it here');
    button.dataset.callNow = place.dataset.call;
    place.append(' ', button);
  }
  markOpeners(root);
  // The browser has already scrolled to the target. Operations above it may have been laid out after that, which moves
  // it, or the reader may have moved on. After a reload, the reader is at the position before it.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  openTarget({ isReturning, stay: hasMoved || visit?.type !== 'navigate' });
  const stopAdding = addCopyButtons(root);
  watchCode(root);
  scrollSpy(root, signal);
  filterOperations(root, signal);
  return () => {
    stop.abort();
    tryIt.stop();
    stopAdding();
  };
}

function onLink(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>(
    ':is(.api-reference, .api-nav) a[href^="#"]',
  );
  if (!link || !isPlainClick(event)) return;
  const list = link.closest<HTMLElement>('.api-nav__list');
  if (list?.matches(':popover-open')) list.hidePopover();
  if (toggleInPlace(link)) event.preventDefault();
  // A click on a link to the current hash fires no `hashchange` event.
  else if (link.hash === window.location.hash) openTarget();
}

/**
 * Opens the target of the URL hash, and scrolls to it unless the reader returns to a place. With `stay`, doesn't scroll
 * if the target is already in view.
 */
function openTarget({ isReturning = false, stay = false } = {}): void {
  const { hash } = window.location;
  const target = hash.length > 1 ? document.getElementById(decode(hash.slice(1))) : null;
  if (!target) return;
  for (let part: Element | null = target; part; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement) part.open = true;
  }
  if (!isReturning && !(stay && isInView(target))) scrollToTarget(target, SCROLL_FRAMES);
}

/** Number of frames to repeat the scroll, because content near the target is laid out only then and moves it. */
const SCROLL_FRAMES = 4;

function scrollToTarget(target: Element, frames: number, last?: { scrollY: number; top: number }): void {
  const hasScrolled = last && window.scrollY !== last.scrollY;
  // The reader has moved on. If only the position differs, the browser has kept the target in place.
  if (hasScrolled && target.getBoundingClientRect().top !== last.top) return;
  target.scrollIntoView({ behavior: 'instant' });
  if (frames === 0) return;
  const place = { scrollY: window.scrollY, top: target.getBoundingClientRect().top };
  requestAnimationFrame(() => scrollToTarget(target, frames - 1, place));
}
