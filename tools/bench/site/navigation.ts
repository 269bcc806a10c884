import type { Page } from '@playwright/test';
import type { BenchmarkRow, MeasureOf } from '../../../src/data/measurements.ts';
import { type Bench, eachRun, type ServedSite } from './Bench.ts';
import { routes, type Site } from './Site.ts';
import { moveMouse, openContext, openPage, waitUntilSettled } from './visit.ts';

const HOVER = 1000;

interface Navigated extends Window {
  benchTime?: number;
}

/** Runs in every document, because a site may load a new one, which restarts the clock. */
function watchNavigation(): void {
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  addEventListener(
    'click',
    ({ timeStamp }) =>
      sessionStorage.setItem('bench', JSON.stringify([performance.timeOrigin + timeStamp, heading()])),
    true,
  );
  const look = () => {
    const [start, from] = JSON.parse(sessionStorage.getItem('bench') ?? '[]') as [number?, string?];
    const now = heading();
    if (start === undefined || now === '' || now === from) {
      requestAnimationFrame(look);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      (window as Navigated).benchTime = performance.timeOrigin + performance.now() - start;
    };
    port2.postMessage(undefined);
  };
  requestAnimationFrame(look);
}

/** Scrolls the text's first link to the symbol's page into view, and returns its position. */
async function linkPosition(site: Site, page: Page): Promise<{ x: number; y: number }> {
  const link = page.locator(`main a[href="${site.pathOf(routes.symbol)}"]:visible`).first();
  // A link may wrap across two lines, so its center may be outside of it, but its first box isn't.
  return link.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [box] = element.getClientRects();
    if (!box) throw new Error('The link is not drawn');
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  });
}

async function timeNavigation(bench: Bench, { site, address }: ServedSite, hover: number): Promise<number> {
  const context = await openContext(bench.browser, address, 'wide');
  const { page } = await openPage(context);
  await page.addInitScript(watchNavigation);
  await page.goto(site.pathOf(routes.guide), { waitUntil: 'load' });
  await moveMouse(page);
  await waitUntilSettled(site, page);
  const { x, y } = await linkPosition(site, page);
  await page.mouse.move(x, y, { steps: 3 });
  await page.waitForTimeout(hover);
  await page.mouse.click(x, y);
  const time = await page
    .waitForFunction(() => (window as Navigated).benchTime)
    .then((handle) => handle.jsonValue())
    .catch((error: Error) => {
      throw new Error(`${site.name}: a click on a link to ${routes.symbol} led nowhere`, { cause: error });
    });
  await context.close();
  return time ?? NaN;
}

/** Measures the navigation from a guide to a symbol that it mentions. */
export const benchNavigation = (bench: Bench): Promise<BenchmarkRow[]> =>
  eachRun(
    bench,
    ['guide'],
    () => true,
    async (served) => {
      return {
        hovered: await timeNavigation(bench, served, HOVER),
        unseen: await timeNavigation(bench, served, 0),
      } satisfies Record<MeasureOf<'navigation'>, number>;
    },
  );
