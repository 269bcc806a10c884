/** Reports how long six pages take to respond to a first press (INP), on a CPU four times slower: `npm run bench -- responses`. */
import type { Page } from '@playwright/test';
import { buildDirectory } from '../../tests/support/build.ts';
import { launchBrowser } from '../../tests/support/browser.ts';
import { SiteServer } from './site/SiteServer.ts';
import { openContext, openPage, SLOW_CPU } from './site/visit.ts';

const press = (selector: string) => (page: Page) => page.locator(selector).first().click();
const enter = (selector: string, text: string) => (page: Page) =>
  page.locator(selector).first().pressSequentially(text);

/** A page of each kind, and its most common action. */
const ACTIONS: readonly [route: string, act: (page: Page) => Promise<void>][] = [
  ['/', press('main button:text("Run it here")')],
  ['/products/nacre-auth', press('[role="tab"][aria-selected="false"]')],
  ['/products/quick-start-guide', press('.sections summary')],
  ['/api/sdk-base/Function.formatBalance', press('.run-sample button:text("Run")')],
  ['/backend-openapi', enter('.api-nav__filter', 'order')],
  ['/products/embedded-wallet/exceptions', enter('main textarea', '429')],
];

/** Starts to collect the durations of the page's events. Browsers report those of 16 ms and more. */
const watchEvents = (page: Page) =>
  page.evaluate(() => {
    const slow = { longest: 0 };
    Object.assign(window, { slow });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) slow.longest = Math.max(slow.longest, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

async function main(): Promise<void> {
  const server = new SiteServer(buildDirectory);
  const browser = await launchBrowser();
  try {
    const address = await server.start();
    for (const [route, act] of ACTIONS) {
      const context = await openContext(browser, address, route.includes('quick-start') ? 'narrow' : 'wide');
      const { page, devtools } = await openPage(context);
      await page.goto(address + route);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
      await watchEvents(page);
      await act(page);
      await page.waitForTimeout(2000);
      const longest = await page.evaluate(
        () => (window as unknown as { slow: { longest: number } }).slow.longest,
      );
      console.log(`${route.padEnd(40)} ${longest} ms`);
      await context.close();
    }
  } finally {
    await browser.close();
    server.stop();
  }
}

void main();
