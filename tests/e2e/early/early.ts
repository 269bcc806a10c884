import { test as base, type Page } from '@playwright/test';

export const PAGE = '/products/quick-start-guide';

export const isHydrated = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');

/** A browser in which nothing looks like a reader who is there before the app. */
export const test = base.extend({
  // The pointer stands where the last test left it, and a page that comes under it hears it move: a sign of a reader.
  reuseContext: [false, { scope: 'worker' }],
  context: async ({ context }, provide) => {
    // A browser without windows may tell a new page of a pointer at its corner, which nobody has put there.
    await context.addInitScript(() => {
      const ignore = (event: PointerEvent) => {
        if (event.isTrusted && event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
      };
      window.addEventListener('pointermove', ignore, true);
    });
    await provide(context);
  },
});
