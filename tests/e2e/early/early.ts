import { test as base, type Page } from '@playwright/test';

export const PAGE = '/products/quick-start-guide';

export const isHydrated = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');

/** A test in which the browser sends no sign of a reader before the app starts. */
export const test = base.extend({
  // A reused context keeps the pointer's place, and a page opened under the pointer receives a move, which is a sign
  // of a reader.
  reuseContext: [false, { scope: 'worker' }],
  context: async ({ context }, provide) => {
    // A headless browser may report a pointer at the corner of a new page, where no test has put it.
    await context.addInitScript(() => {
      const ignore = (event: PointerEvent) => {
        if (event.isTrusted && event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
      };
      window.addEventListener('pointermove', ignore, true);
    });
    await provide(context);
  },
});
