import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import type { Site } from './Site.ts';

/** Bytes per second in both directions, and the milliseconds of a round trip. */
export interface Network {
  downloadThroughput: number;
  uploadThroughput: number;
  latency: number;
}

/** The `Fast 4G` preset of Chromium's developer tools. */
export const FAST_4G: Network = { downloadThroughput: 1_012_500, uploadThroughput: 168_750, latency: 165 };
export const SLOW_CPU = 4;

const NARROW = {
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
const WIDE = { viewport: { width: 1280, height: 800 } };

export async function openContext(
  browser: Browser,
  baseURL: string,
  width: 'narrow' | 'wide',
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...(width === 'narrow' ? NARROW : WIDE), baseURL });
  // The compiler that runs the bench names functions with a helper, which pages lack.
  await context.addInitScript('globalThis.__name = (named) => named');
  return context;
}

export interface Visit {
  page: Page;
  devtools: CDPSession;
}

export async function openPage(context: BrowserContext): Promise<Visit> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  return { page, devtools };
}

/** Simulates a reader's first interaction, by moving the pointer over the page. */
export async function moveMouse(page: Page): Promise<void> {
  await page.mouse.move(350, 400);
  await page.mouse.move(360, 420, { steps: 3 });
}

/** Waits until the app has hydrated, if the page marks that, and until the network is idle. */
export async function waitUntilSettled(site: Site, page: Page): Promise<void> {
  if (site.marksHydration) {
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true', undefined, {
      timeout: 60_000,
    });
  }
  await page.waitForLoadState('networkidle');
}

export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[middle - 1] ?? NaN, sorted[middle] ?? NaN];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
};
