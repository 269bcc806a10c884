import { expect, test, type Page } from '@playwright/test';
import { isLong, sampleOf } from '../support/long.ts';
import { open } from '../support/site.ts';

/** Describes the focused element as a reader perceives it: its accessible name, and whether it and its focus are visible. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return undefined;
    const { width, height, top, bottom, left, right } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const [label] = (element as HTMLInputElement).labels ?? [];
    const inView = bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
    return {
      name: (element.getAttribute('aria-label') ?? label?.innerText ?? element.innerText).trim().slice(0, 60),
      href: element.getAttribute('href') ?? '',
      isSeen: width > 0 && height > 0 && inView,
      isMarked: style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1,
    };
  });

/** Presses Tab from the top until the focus leaves the page, and returns each stop. */
async function walk(page: Page, most: number) {
  const stops: NonNullable<Awaited<ReturnType<typeof focused>>>[] = [];
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

/** The address of the footer's last link. */
const LAST = '/sbom.cdx.json';

/** Returns the classes of the elements with an animation or a transition. */
const moving = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationName, animationDuration } = getComputedStyle(element);
        const seconds = [transitionDuration, animationName === 'none' ? '0s' : animationDuration]
          .flatMap((list) => list.split(','))
          .map(Number.parseFloat);
        return seconds.some((duration) => duration > 0.01);
      })
      .map(({ className }) => String(className)),
  );

/** Each stop takes a press and a check, so `npm test` walks through few pages. */
const walks = [
  { route: '/api/sdk-base/Function.networkInfo', most: 200, last: LAST },
  { route: '/', most: 120, last: LAST },
  { route: '/solutions/use-cases', most: 200, last: LAST },
  { route: '/search', most: 60, last: LAST },
  // The end of this page is hundreds of stops away. A reader uses the table of contents.
  { route: '/backend-openapi', most: 90, last: undefined },
];

for (const { route, most, last } of sampleOf(walks, 3)) {
  test(`Tab moves through ${route}, and each stop is visible and marked`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, route);
    expect(await moving(page), 'motion for readers who prefer reduced motion').toEqual([]);
    const stops = await walk(page, most);
    expect(stops[0]?.name).toBe('Skip to main content');
    expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
    expect(stops.filter(({ isMarked }) => !isMarked)).toEqual([]);
    expect(stops.filter(({ name, href }) => name === '' && href === '')).toEqual([]);
    // The walk ends only where the page ends, so there is no focus trap.
    if (last) expect(stops.at(-1)?.href).toBe(last);
    else expect(stops).toHaveLength(most);
  });
}

/**
 * Returns the name of the focused element if a sticky bar covers most of it. Ignores elements taller than the rest of
 * the window. On the API page, an operation above may turn out a little taller than its reserved height.
 */
const covered = (page: Page): Promise<string[] | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const bars = [...document.querySelectorAll('.navbar, .api-nav')].filter((bar) => {
      const isBar = getComputedStyle(bar).position === 'sticky';
      return isBar && !bar.contains(element) && bar.getBoundingClientRect().top >= 0;
    });
    const edge = Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().bottom));
    const { top, bottom, height } = element.getBoundingClientRect();
    const isCovered = (top + bottom) / 2 < edge && bottom > 0 && height < window.innerHeight - edge;
    return isCovered ? [`${element.textContent.trim().slice(0, 40)}: ${top} < ${edge}`] : undefined;
  });

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 375, height: 667 };

/** Returns how far the text of a link's target is below the lowest bar. */
const belowBars = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const text = document.createRange();
    text.selectNodeContents(document.getElementById(location.hash.slice(1)) ?? document.body);
    const bars = [...document.querySelectorAll('.navbar, .api-nav')]
      .filter((bar) => getComputedStyle(bar).position === 'sticky' && bar.clientWidth > innerWidth / 2)
      .map((bar) => bar.getBoundingClientRect().bottom);
    return text.getBoundingClientRect().top - Math.max(...bars);
  });

/** Targets of each kind of page, each with what a walk backwards starts from. `npm test` takes every second one. */
const targets = [
  ['/backend-openapi#create-order', '#create-order a', PHONE],
  ['/overview/concepts#environment', '.footer a', WIDE],
  ['/products/nacre-auth#the-session', '.footer a', PHONE],
  ['/backend-openapi#create-order', '#create-order a', WIDE],
  ['/styleguide#user-content-fnref-1', '.footer a', WIDE],
] as const;

for (const [address, from, size] of sampleOf(targets, 2)) {
  test(`${address} is right below the bars at ${size.width} px, and no bar covers what has the focus`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await open(page, address);
    await expect.poll(() => belowBars(page)).toBeGreaterThanOrEqual(-1);
    await expect.poll(() => belowBars(page)).toBeLessThan(40);

    await test.step('the page does not scroll while the focus moves through the bars', async () => {
      const bar =
        (await page.locator('.api-nav__now:visible').count()) > 0 ? '.api-nav__now' : '.navbar a:visible';
      await page
        .locator(bar)
        .first()
        .evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
      const before = await page.evaluate(() => window.scrollY);
      for (const key of ['Tab', 'Shift+Tab']) {
        await page.keyboard.press(key);
        expect(await page.evaluate(() => window.scrollY)).toBe(before);
      }
    });

    await test.step('backwards', async () => {
      await page.locator(from).first().focus();
      const names: string[] = [];
      for (let step = 0; step < (isLong ? 60 : 20); step += 1) {
        await page.keyboard.press('Shift+Tab');
        names.push(...((await covered(page)) ?? []));
      }
      expect(names).toEqual([]);
    });
  });
}
