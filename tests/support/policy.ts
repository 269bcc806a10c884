import { expect, type Page } from '@playwright/test';
import { collectErrors, hydrated } from './site.ts';

/** Collects what the Content-Security-Policy blocks in a page, what the console calls an error, and what nobody caught. */
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

/** Has everything in the page come that waits until a reader is near, such as demos. */
export async function seeAll(page: Page): Promise<void> {
  const places = await page.locator('[data-island]').all();
  for (const place of places) {
    await place.evaluate((element) => element.firstElementChild?.scrollIntoView({ block: 'center' }));
    await expect(place.locator('[data-demo="waiting"]')).toHaveCount(0);
  }
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
    return new Promise((done) => requestIdleCallback(done, { timeout: 500 }));
  });
}

/**
 * Opens pages as a reader who looks at all of each, and says what the policy had to block, or what failed in them.
 *
 * @param base - where the site is served, with a slash at its end
 */
export async function visitAll(page: Page, base: string, routes: readonly string[]): Promise<string[]> {
  const errors = await watchPolicy(page);
  const problems: string[] = [];
  for (const route of routes) {
    await page.goto(base + route.replace(/^\//, ''));
    await hydrated(page);
    await seeAll(page);
    problems.push(...errors.splice(0).map((error) => `${route}: ${error}`));
  }
  return problems;
}
