import { expect, type Page } from '@playwright/test';
import { collectErrors } from './site.ts';

/** Collects a page's violations of the Content-Security-Policy, console errors and uncaught errors. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const errors = collectErrors(page);
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      console.error(`${effectiveDirective} blocks ${blockedURI} ${sample}`);
    });
  });
  return errors;
}

/** Scrolls through the page to load lazy content, such as demos. */
export async function scrollThrough(page: Page): Promise<void> {
  const islands = await page.locator('[data-island]').all();
  for (const island of islands) {
    await island.evaluate((element) => element.firstElementChild?.scrollIntoView({ block: 'center' }));
    await expect(island.locator('[data-demo="waiting"]')).toHaveCount(0);
  }
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
    return new Promise((done) => requestIdleCallback(done, { timeout: 500 }));
  });
}
