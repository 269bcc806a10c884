import { decode } from '../../../../../src/components/Dom/decode.ts';

/** Opens and scrolls to the target of the URL hash. With `handleLoadFailure`, doesn't scroll if the target is already in view. */
export function openTarget({ stay = false } = {}): void {
  const { hash } = window.location;
  const target = hash.length > 1 ? document.getElementById(decode(hash.slice(1))) : null;
  if (!target) return;
  for (let part: Element | null = target; part; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement) part.open = true;
  }
  if (!stay || !isInSight(target)) scrollToTarget(target, SCROLL_FRAMES);
}

function isInSight(target: Element): boolean {
  const { top, bottom } = target.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Number of frames to repeat the scroll, because content near the target is laid out only then and moves it. */
const SCROLL_FRAMES = 4;

function scrollToTarget(target: Element, frames: number): void {
  target.scrollIntoView({ behavior: 'instant' });
  if (frames > 0) requestAnimationFrame(() => scrollToTarget(target, frames - 1));
}
