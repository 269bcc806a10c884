import type { Page } from '@playwright/test';

/** The most characters in a line of text. WCAG 1.4.8 allows 80. */
const LINE_LIMIT = 75;
/** The least size of a target in CSS pixels (WCAG 2.5.8). */
const TARGET_SIZE = 24;
const TARGETS =
  'a[href], button, summary, input, select, textarea, [role="tab"], [role="option"], [role="button"]';

/** Sums up shifts of the layout, which browsers report only to observers. Must run before the page loads. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) shifts.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns how far the layout has shifted since the page's start (CLS, as one sum). */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);

/**
 * Finds targets that are smaller than 24 by 24 px, unless they're in a sentence, or a circle of that size around them
 * reaches no other target.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.locator(TARGETS).evaluateAll((all, size) => {
    const textOf = (element: Element | null | undefined) => element?.textContent.trim().length ?? 0;
    const isInSentence = (target: Element) =>
      target.matches('a, [data-term]') &&
      textOf(target.closest('p, li, td, th, dd, dt, pre, caption, figcaption, h1, h2, h3, h4, h5, h6')) >
        textOf(target);
    const scrollerOf = (element: Element): Element | null => {
      const { parentElement } = element;
      const isScroller = !parentElement || getComputedStyle(parentElement).overflowY !== 'visible';
      return isScroller ? parentElement : scrollerOf(parentElement);
    };
    const targets = all
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      // A click on the label activates its field.
      .map((target) => (target instanceof HTMLInputElement && target.closest('label')) || target)
      .map((target) => {
        const box = target.getBoundingClientRect();
        const isSmall = Math.min(box.width, box.height) < size - 0.01;
        const scroller = scrollerOf(target);
        return { target, box, isSmall, scroller, x: box.x + box.width / 2, y: box.y + box.height / 2 };
      })
      // Texts for screen readers only are a pixel in size.
      .filter(({ box }) => Math.min(box.width, box.height) > 1);
    type Target = (typeof targets)[number];
    const isNear = ({ x, y }: Target, other: Target) =>
      other.isSmall
        ? Math.hypot(x - other.x, y - other.y) < size - 0.01
        : Math.hypot(
            Math.max(other.box.left - x, x - other.box.right, 0),
            Math.max(other.box.top - y, y - other.box.bottom, 0),
          ) <
          size / 2 - 0.01;
    return targets
      .filter((each) => each.isSmall && !isInSentence(each.target))
      .filter((each) =>
        targets.some(
          (other) =>
            // An entry that is scrolled out of a list is over other parts of the page.
            other.scroller === each.scroller &&
            !other.target.contains(each.target) &&
            !each.target.contains(other.target) &&
            isNear(each, other),
        ),
      )
      .map(({ target, box }) => `${target.outerHTML.slice(0, 100)}: ${box.width} × ${box.height}`);
  }, TARGET_SIZE);

/** Counts the lines of running text, and returns those with too many characters. */
export const longLines = (page: Page): Promise<{ count: number; long: string[] }> =>
  page
    .locator('.theme-doc-markdown :is(p, li, dd, blockquote):not(:has(p, li, pre, table), .tag, table *)')
    .evaluateAll((blocks, limit) => {
      const lines: string[] = [];
      for (const block of blocks.filter((each) => each.checkVisibility())) {
        let bottom = 0;
        const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          if (!text.parentElement?.checkVisibility()) continue;
          for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\s*\S+/g)) {
            const range = document.createRange();
            range.setStart(text, index + word.length - word.trimStart().length);
            range.setEnd(text, index + word.length);
            // A word that breaks at a hyphen has several boxes. It counts for the first of its lines.
            [...range.getClientRects()].forEach((box, part) => {
              if (box.top > bottom - 2) lines.push('');
              bottom = Math.max(bottom, box.bottom);
              if (part === 0) lines.push(`${lines.pop() ?? ''}${word}`);
            });
          }
        }
      }
      return { count: lines.length, long: lines.filter((line) => line.trim().length > limit) };
    }, LINE_LIMIT);

/** Finds code that scrolls sideways. */
export const wideSamples = (page: Page): Promise<string[]> =>
  page
    .locator('pre')
    .evaluateAll((all) =>
      all
        .filter((code) => code.checkVisibility() && code.scrollWidth > code.clientWidth + 1)
        .map((code) => `${code.scrollWidth} of ${code.clientWidth} px: ${code.textContent.slice(0, 60)}`),
    );
