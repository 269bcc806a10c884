import { expect, test, type Page } from '@playwright/test';
import { isLong } from '../support/long.ts';
import { open } from '../support/site.ts';

interface Stop {
  /** The accessible name. */
  name: string;
  href: string;
  /** Whether the element is visible, and whether its focus is. */
  isSeen: boolean;
  isMarked: boolean;
}

/** Describes the focused element as a reader perceives it. */
const focused = (page: Page): Promise<Stop | undefined> =>
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
async function walk(page: Page, most: number): Promise<Stop[]> {
  const stops: Stop[] = [];
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

const walks = [
  { route: '/', most: 120, last: LAST },
  { route: '/solutions/use-cases', most: 200, last: LAST },
  { route: '/api/sdk-base/Function.networkInfo', most: 200, last: LAST },
  { route: '/search', most: 60, last: LAST },
  // The end of this page is hundreds of stops away. A reader uses the table of contents.
  { route: '/backend-openapi', most: 90, last: undefined },
];

// Each stop takes a press and a check, so `npm test` tests only the home page, a reference and the search page.
const [home, , reference, search] = walks;
for (const { route, most, last } of isLong
  ? walks
  : [home, reference, search].flatMap((walk) => walk ?? [])) {
  test(`Tab moves through ${route}, and each stop is visible and marked`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, route);
    if (route === '/') {
      await test.step('there is no motion for readers who prefer reduced motion', async () =>
        expect(await moving(page)).toEqual([]));
    }
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
const covered = (page: Page): Promise<string | undefined> =>
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
    return isCovered ? `${element.textContent.trim().slice(0, 40)}: ${top} < ${edge}` : undefined;
  });

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 375, height: 667 };
for (const { route, from, size } of [
  { route: '/', from: '.footer a', size: WIDE },
  { route: '/products/nacre-auth', from: '.footer a', size: WIDE },
  { route: '/products/nacre-auth', from: '.footer a', size: PHONE },
  // Each of these is a stop among hundreds.
  { route: '/backend-openapi', from: '#create-order a', size: WIDE },
  { route: '/backend-openapi', from: '#create-order a', size: PHONE },
]) {
  test(`backwards through ${route} at ${size.width} px, no bar covers the focused element`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await open(page, route);
    await page.locator(from).first().focus();
    const names: string[] = [];
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Shift+Tab');
      const name = await covered(page);
      if (name !== undefined) names.push(name);
    }
    expect(names).toEqual([]);
  });
}

test('the page does not scroll while the focus moves through the bars', async ({ page }) => {
  for (const { route, bar, size } of [
    { route: '/products/nacre-auth', bar: '.navbar a', size: WIDE },
    { route: '/backend-openapi#create-order', bar: '.api-nav__now', size: PHONE },
  ]) {
    await page.setViewportSize(size);
    await open(page, route);
    await page.evaluate(() => window.scrollTo({ top: Math.max(window.scrollY, 2000), behavior: 'instant' }));
    await page
      .locator(bar)
      .first()
      .evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
    const before = await page.evaluate(() => window.scrollY);
    for (let step = 0; step < 3; step += 1) {
      await page.keyboard.press(step < 2 ? 'Tab' : 'Shift+Tab');
      expect(await page.evaluate(() => window.scrollY), route).toBe(before);
    }
  }
});

for (const { address, size, top } of [
  { address: '/overview/concepts#environment', size: WIDE, top: 68 },
  { address: '/overview/concepts#environment', size: PHONE, top: 68 },
  { address: '/styleguide#user-content-fnref-1', size: WIDE, top: 68 },
  // The border above an operation is under the bar.
  { address: '/backend-openapi#create-order', size: WIDE, top: 58 },
  { address: '/backend-openapi#create-order', size: PHONE, top: 94 },
]) {
  test(`${address} is right below the bars at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, address);
    const target = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
    await expect.poll(async () => Math.round((await target.boundingBox())?.y ?? -1)).toBe(top);
  });
}

test('in the search list arrows, Home and End lead to hits, Escape closes, Enter opens', async ({ page }) => {
  await open(page, '/overview/privacy-policy');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('balance');
  const field = page.getByRole('combobox', { name: 'Search' });
  const options = page.getByRole('option');
  await expect(options).toHaveCount(8);
  const activeIs = (index: number) =>
    expect(async () => {
      const id = await options.nth(index).getAttribute('id');
      expect(await field.getAttribute('aria-activedescendant')).toBe(id);
      expect(await options.nth(index).getAttribute('aria-selected')).toBe('true');
    }).toPass();
  await activeIs(0);
  await page.keyboard.press('End');
  await activeIs(7);
  await page.keyboard.press('ArrowDown');
  await activeIs(0);
  await page.keyboard.press('ArrowUp');
  await activeIs(7);
  await page.keyboard.press('Home');
  await activeIs(0);
  await page.keyboard.press('Escape');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(options).toHaveCount(8);
  const target = (await options.first().getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  // The parameter with the words to mark is removed from the address once they are marked.
  const { pathname, hash } = new URL(target, page.url());
  await expect(page).toHaveURL((url) => url.pathname === pathname && url.hash === hash && url.search === '');
});

test('in forced colors selected items look different, controls have an edge, and the focus is visible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/products/nacre-auth');
  await page.mouse.wheel(0, 1200);
  await expect(page.locator('.table-of-contents__link--active')).toHaveCount(1);
  const looks = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) =>
        [undefined, '::before', '::after'].map((part) => {
          const style = getComputedStyle(element, part);
          const edges = [style.borderTop, style.borderRight, style.borderBottom, style.borderLeft];
          const { color, backgroundColor, textDecorationLine, outlineStyle, content } = style;
          return [color, backgroundColor, textDecorationLine, outlineStyle, content, ...edges].join();
        }),
      );
  for (const [chosen, plain] of [
    ['.menu__link[aria-current="page"]', '.menu__list .menu__list .menu__link:not([aria-current])'],
    ['.navbar__link[aria-current]', '.navbar__link:not([aria-current])'],
    ['.table-of-contents__link--active', '.table-of-contents__link:not(.table-of-contents__link--active)'],
    ['[role="tab"][aria-selected="true"]', '[role="tab"][aria-selected="false"]'],
  ] as const) {
    expect(await looks(chosen), chosen).not.toEqual(await looks(plain));
  }

  await open(page, '/');
  const edges = await page
    .locator('main .button, .navbar__search input')
    .evaluateAll((all) => all.map((element) => getComputedStyle(element).borderTopStyle));
  expect(edges.length).toBeGreaterThan(2);
  expect(edges.filter((style) => style === 'none')).toEqual([]);
  await page.keyboard.press('Tab');
  expect((await focused(page))?.isMarked).toBe(true);
});
