import { expect, test, type Page } from '@playwright/test';
import { isLong } from '../support/long.ts';
import { open } from '../support/site.ts';

interface Stop {
  /** What a reader is told of it. */
  name: string;
  href: string;
  /** Whether it can be seen, and that it has the focus. */
  isSeen: boolean;
  isMarked: boolean;
}

/** What has the focus, as a reader sees it. */
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

/** Tabs from the top until the focus leaves the page, and gives each stop. */
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

/** The footer's last link. */
const LAST = '/sbom.cdx.json';

/** What moves or fades, by its class. */
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
  // Its end is hundreds of stops away; a reader goes by the table of contents.
  { route: '/backend-openapi', most: 90, last: undefined },
];

// Each stop is a press and a look: `npm test` walks through the home page, a reference and the search page.
const [home, , reference, search] = walks;
for (const { route, most, last } of isLong
  ? walks
  : [home, reference, search].flatMap((walk) => walk ?? [])) {
  test(`the keyboard leads through ${route}, and one sees where it is`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, route);
    if (route === '/') {
      await test.step('readers who want less motion get none', async () =>
        expect(await moving(page)).toEqual([]));
    }
    const stops = await walk(page, most);
    expect(stops[0]?.name).toBe('Skip to main content');
    expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
    expect(stops.filter(({ isMarked }) => !isMarked)).toEqual([]);
    expect(stops.filter(({ name, href }) => name === '' && href === '')).toEqual([]);
    // No trap: it is where the page ends that the walk does.
    if (last) expect(stops.at(-1)?.href).toBe(last);
    else expect(stops).toHaveLength(most);
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
  // The words to be marked leave the address once they are.
  const { pathname, hash } = new URL(target, page.url());
  await expect(page).toHaveURL((url) => url.pathname === pathname && url.hash === hash && url.search === '');
});

test('in forced colors what is chosen looks different, what can be pressed has an edge, and the focus is seen', async ({
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
  for (const [chosen, other] of [
    ['.menu__link[aria-current="page"]', '.menu__list .menu__list .menu__link:not([aria-current])'],
    ['.navbar__link[aria-current]', '.navbar__link:not([aria-current])'],
    ['.table-of-contents__link--active', '.table-of-contents__link:not(.table-of-contents__link--active)'],
    ['[role="tab"][aria-selected="true"]', '[role="tab"][aria-selected="false"]'],
  ] as const) {
    expect(await looks(chosen), chosen).not.toEqual(await looks(other));
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
