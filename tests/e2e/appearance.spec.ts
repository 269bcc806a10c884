import { expect, test, type Page } from '@playwright/test';
import { readTable } from '../../packages/model/src/readTable.ts';
import { splitIntoGroups } from '../support/splitIntoGroups.ts';
import { open } from '../support/site.ts';
import { isLong, sampleOf } from '../support/long.ts';

/** One page of each kind. */
const pages = readTable('tests/e2e/appearance.tsv', ['name', 'route']);

/**
 * Compares pages with the pictures next to this file, taken at half their size. `npm test` compares every second page in
 * light mode, and every fourth at a phone's width too. `npm run test:all` compares all in both modes at three widths.
 * After an intended change, run `TEST_ALL=1 npx playwright test e2e/appearance --update-snapshots`, and look at the
 * differences.
 */

/**
 * The share of pixels that may differ. A fallback font for code, shown while the site's own loads, changes up to
 * 0.015 of a page. A missing sidebar changes 0.03 and more, and so does a missing font of the site.
 */
const TOLERANCE = 0.02;
/** A part of the style guide is mostly text, which headless and headed browsers render a little differently. */
const PART_TOLERANCE = 0.04;

const modes = isLong ? (['light', 'dark'] as const) : (['light'] as const);
const WIDE = 1440;
const widths = [WIDE, ...(isLong ? [768] : []), 375];
const narrow = sampleOf(pages, 4).map(({ name }) => name);

const options = { animations: 'disabled', caret: 'hide', scale: 'device', threshold: 0.3 } as const;

/** Scrolls to the anchor in the address, which another width has moved. */
const goToPlace = (page: Page) =>
  page.evaluate(() => {
    if (location.hash)
      document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top: 0, behavior: 'instant' });
  });

for (const mode of modes) {
  test.describe(`${mode} mode`, () => {
    test.use({
      colorScheme: mode,
      viewport: { width: WIDE, height: 900 },
      deviceScaleFactor: 0.5,
      contextOptions: { reducedMotion: 'reduce' },
    });
    // Uses one context, because a new one loads the site anew.
    for (const [group, members] of splitIntoGroups(sampleOf(pages, 2), 2)) {
      test(`pages look as they did: ${group}`, async ({ page }) => {
        test.setTimeout(60_000 + members.length * 20_000);
        for (const { name, route } of members) {
          await page.setViewportSize({ width: WIDE, height: 900 });
          await open(page, route);
          await page.evaluate(() => document.fonts.ready);
          for (const width of narrow.includes(name) ? widths : [WIDE]) {
            // Each width follows the same one, because the place that a page scrolls to depends on the place before.
            await page.setViewportSize({ width: WIDE, height: 900 });
            await goToPlace(page);
            await page.setViewportSize({ width, height: 900 });
            if (width !== WIDE) await goToPlace(page);
            await expect.soft(page).toHaveScreenshot(`${name}-${width}-${mode}.png`, {
              ...options,
              maxDiffPixelRatio: TOLERANCE,
            });
          }
        }
      });
    }

    // Each part has its own picture, because a lost part would be a small share of one long picture.
    test('every part of the style guide looks as it did', async ({ page }) => {
      test.setTimeout(90_000 * widths.length);
      // The first load caches the fonts. A section is small, so a font that loads late would make it differ.
      await page.goto('/styleguide');
      // The pages cover the narrow widths in `npm test`.
      for (const width of isLong ? widths : [WIDE]) {
        await page.setViewportSize({ width, height: 900 });
        await open(page, '/styleguide');
        await page.evaluate(() => document.fonts.ready);
        const sections = page.locator('.theme-doc-markdown').getByRole('region');
        expect(await sections.count()).toBeGreaterThan(8);
        for (const section of await sections.all()) {
          const part = await section.getAttribute('aria-label');
          // Browsers differ by a fraction of a pixel, which would change the size of the picture.
          await section.evaluate((element) => {
            element.style.height = `${Math.ceil(element.getBoundingClientRect().height / 8) * 8}px`;
          });
          await expect(section).toHaveScreenshot(`styleguide/${part}-${width}-${mode}.png`, {
            ...options,
            maxDiffPixelRatio: PART_TOLERANCE,
          });
        }
      }
    });
  });
}
