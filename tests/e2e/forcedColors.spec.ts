import { expect, test, type Locator } from '@playwright/test';
import { sampleOf } from '../support/long.ts';
import { typeQuery, hits } from '../support/search.ts';
import { open } from '../support/site.ts';

/**
 * Returns the contrast of each element's text with its
 * background, by WCAG's formula: from 1 for the same color to 21.
 */
const contrasts = (all: Locator): Promise<number[]> =>
  all.evaluateAll((elements) => {
    const parts = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = parts(color).map((part) =>
        part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundOf = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(element);
      return parts(backgroundColor)[3] === 0 ? groundOf(element.parentElement) : backgroundColor;
    };
    return elements.map((element) => {
      const colors = [getComputedStyle(element).color, groundOf(element)];
      const [light = 0, dark = 0] = colors.map(luminance).toSorted((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    });
  });

/** Expects at least one element, and each to have the contrast that WCAG requires of text. */
const expectReadable = (all: Locator): Promise<void> =>
  expect(async () => {
    await expect(all.first()).toBeVisible();
    expect(Math.min(...(await contrasts(all)))).toBeGreaterThanOrEqual(4.5);
  }).toPass({ timeout: 10_000 });

/** Source of a program whose second printed line differs from the page's. */
const differing = (version: string) => `export const version = '${version}';
export const expected = [{ text: 'same\\nshown' }];
export async function* run(console) {
  console.log('same');
  console.log('printed');
  yield;
}`;

for (const colorScheme of sampleOf(['dark', 'light'] as const, 2)) {
  test(`in forced colors marked text is read, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ forcedColors: 'active', colorScheme });

    await test.step('on a page after a hit', async () => {
      await open(page, '/products/nacre-auth?_highlight=session');
      await expectReadable(page.locator('article mark'));
    });

    await test.step('in the list below the search field', async () => {
      await typeQuery(page, 'wallet');
      await expect(hits(page).first()).toBeVisible();
      await expectReadable(page.locator('[data-suggestions] mark'));
    });

    await test.step('on the search page', async () => {
      await open(page, '/search?q=wallet');
      await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/\d/);
      await expectReadable(page.locator('main mark'));
    });

    await test.step('in the lines in which a result differs from the page', async () => {
      await open(page, '/products/quick-start-guide');
      const sample = page.locator('.run-sample').first();
      const [program = '', version = ''] = ((await sample.getAttribute('data-run')) ?? '').split(' ');
      await page.route(`**/fragments/run/${program}.js`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: differing(version) }),
      );
      await sample.locator('.run-form__button').click();
      await expect(sample.locator('.run-result mark')).toHaveText(['printed', 'shown']);
      await expectReadable(page.locator('.run-result mark'));
    });
  });
}

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

  await open(page, '/backend-openapi');
  // A button's transparent edge is not, in these colors.
  const plainTab = page.locator('.api-tabs [role="tab"][aria-selected="false"]').first();
  const canvas = await page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
  for (const edge of ['top', 'bottom']) await expect(plainTab).toHaveCSS(`border-${edge}-color`, canvas);

  await open(page, '/');
  const edges = await page
    .locator('main .button, .navbar__search input')
    .evaluateAll((all) => all.map((element) => getComputedStyle(element).borderTopStyle));
  expect(edges.length).toBeGreaterThan(2);
  expect(edges.filter((style) => style === 'none')).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).not.toHaveCSS('outline-style', 'none');
});
