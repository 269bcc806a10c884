import type { BrowserContext, Page } from '@playwright/test';
import type { BenchmarkRow } from '../../../src/data/measurements.ts';
import { type Bench, eachRun, type ServedSite } from './Bench.ts';
import { routes, type Site } from './Site.ts';
import {
  FAST_4G,
  moveMouse,
  openContext,
  openPage,
  waitUntilSettled,
  SLOW_CPU,
  type Network,
} from './visit.ts';

const READING = 1000;
/** The time in milliseconds after which a reader who sees no reaction presses again. */
const PATIENCE = 3000;
const TRIES = 10;
const QUERY = 'token';
const TARGETS = ['menu', 'tab', 'search'] as const;
type Target = (typeof TARGETS)[number];

interface Tapped extends Window {
  benchTap?: { selector: string; first?: number; shown?: number };
}

/** Records the time of the first press, and the time at which a frame with the expected element was painted. */
function watchTap(selector: string): void {
  const tap: NonNullable<Tapped['benchTap']> = { selector };
  (window as Tapped).benchTap = tap;
  addEventListener('pointerdown', (event) => (tap.first ??= event.timeStamp), {
    capture: true,
    passive: true,
  });
  const isSeen = (element: Element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const isInside =
      width > 0 && height > 0 && right > 1 && left < innerWidth - 1 && bottom > 1 && top < innerHeight;
    return isInside && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const look = () => {
    if (![...document.querySelectorAll(selector)].some(isSeen)) {
      requestAnimationFrame(look);
      return;
    }
    // Queues a task that runs after the frame is painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (tap.shown = performance.now());
    port2.postMessage(undefined);
  };
  requestAnimationFrame(look);
}

const isShown = (page: Page, timeout: number) =>
  page
    .waitForFunction(() => (window as Tapped).benchTap?.shown !== undefined, undefined, { timeout })
    .then(() => true)
    .catch(() => false);

async function tapElement(page: Page, selector: string): Promise<void> {
  // Evaluated in the page, because waiting for an element to be stable takes long while the page is busy.
  const position = await page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
  await page.touchscreen.tap(position.x, position.y);
}

/** Types as soon as the field has the focus, as fast as it accepts keys. */
async function type(page: Page, field: string): Promise<void> {
  const isFocused = await page
    .waitForFunction((selector) => document.activeElement?.matches(selector), field, { timeout: PATIENCE })
    .catch(() => undefined);
  if (isFocused && (await page.locator(field).first().inputValue()) === '') await page.keyboard.type(QUERY);
}

const isFieldOpen = async (page: Page, { search }: Site): Promise<boolean> =>
  search.field !== search.open && (await page.locator(search.field).first().isVisible());

/** Measures the time from the first press to the reaction, including repeated presses. */
async function timeTap(
  context: BrowserContext,
  served: ServedSite,
  name: Target,
  network?: Network,
): Promise<number> {
  const { site, address } = served;
  const { page, devtools } = await openPage(context);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  if (network) await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await page.goto(`${address}${site.pathOf(routes.guide)}`, { waitUntil: 'load' });
  await page.waitForTimeout(READING);
  const { open, revealed } = targets(site, name);
  await page.evaluate(watchTap, revealed);
  for (let tries = 0; ; tries += 1) {
    // Doesn't press again once the field is open, which would close it.
    if (name !== 'search' || tries === 0 || !(await isFieldOpen(page, site))) await tapElement(page, open);
    if (name === 'search') await type(page, site.search.field);
    if (await isShown(page, PATIENCE)) break;
    if (tries === TRIES) throw new Error(`${site.name}: ${name} did not react to ${TRIES} presses`);
  }
  const time = await page.evaluate(() => {
    const { first = NaN, shown = NaN } = (window as Tapped).benchTap ?? {};
    return shown - first;
  });
  await page.close();
  return time;
}

function targets(site: Site, name: Target): { open: string; revealed: string } {
  if (name === 'search') return { open: site.search.open, revealed: site.search.hit };
  const tap = name === 'menu' ? site.menu : site.tab;
  if (!tap) throw new Error(`${site.name} has no ${name}`);
  return { open: tap.trigger, revealed: tap.revealed };
}

/** Measures a reader's first press on a phone, on a first visit and on a later one. */
export const benchTaps = (bench: Bench): Promise<BenchmarkRow[]> =>
  eachRun(
    bench,
    ['guide'],
    () => true,
    async (served) => {
      const times: Record<string, number> = {};
      for (const name of TARGETS) {
        if (name === 'tab' && !served.site.tab) continue;
        const fresh = await openContext(bench.browser, served.address, 'narrow');
        times[`${name}Cold`] = await timeTap(fresh, served, name, FAST_4G);
        // Fills the cache with all the files that the first visit loads, including those after the app's start.
        const { page } = await openPage(fresh);
        await page.goto(served.site.pathOf(routes.guide));
        await moveMouse(page);
        await waitUntilSettled(served.site, page);
        await page.close();
        times[`${name}Warm`] = await timeTap(fresh, served, name);
        await fresh.close();
      }
      return times;
    },
  );
