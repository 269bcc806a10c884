import { expect, test, type Page } from '@playwright/test';

import { open, openWithDelayedApp } from '../support/site.ts';

const GUIDE = '/products/quick-start-guide';
const API = '/backend-openapi';

/** Makes the browser reveal an element as it does for find-in-page, which shows content hidden until found. */
const find = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      element.id = 'found';
      location.hash = 'found';
    });

for (const route of [GUIDE, API]) {
  test(`find-in-page selects the tab of the panel with the match, also before the app has started: ${route}`, async ({
    page,
  }) => {
    await openWithDelayedApp(page, route);
    const box = page.locator('main [data-tabs]').first();
    const second = box.getByRole('tab').nth(1);
    await expect(second).toHaveAttribute('aria-controls', /./);
    await expect(second).toHaveAttribute('aria-selected', 'false');
    await expect(box.getByRole('tabpanel')).toHaveCount(1);
    await find(page, '[role="tabpanel"][hidden] code');
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(box.getByRole('tabpanel')).toHaveCount(1);
    await expect(page.locator('#found')).toBeVisible();
    // A panel that find-in-page reveals isn't a choice of the reader.
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.tab.'))),
    ).toEqual([]);
  });
}

test('a hidden panel takes no space', async ({ page }) => {
  await open(page, GUIDE);
  const heights = await page
    .locator('[role="tabpanel"][hidden]')
    .evaluateAll((all) => all.map((panel) => panel.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(1);
  expect(Math.max(...heights)).toBe(0);
});

for (const route of [GUIDE, API]) {
  test(`in print every panel follows the name of its tab, and closed details are open: ${route}`, async ({
    page,
  }) => {
    await open(page, route);
    await page.emulateMedia({ media: 'print' });
    const boxes = await page.locator('main [data-tabs]').evaluateAll((all) =>
      all.map((box) => ({
        list: box.querySelector('[role="tablist"]')?.checkVisibility(),
        labels: [...box.querySelectorAll('[role="tab"]')].map((tab) => tab.textContent.trim()),
        panels: [...box.querySelectorAll('[role="tabpanel"]')].map((panel) => ({
          name: getComputedStyle(panel, '::before').content.slice(1, -1),
          isShown: [...panel.children].every((part) => part.checkVisibility()),
        })),
      })),
    );
    expect(boxes.length).toBeGreaterThan(1);
    for (const { list, labels, panels } of boxes) {
      expect(list).toBe(false);
      expect(panels).toEqual(labels.map((name) => ({ name, isShown: true })));
    }
    const closed = await page
      .locator('main details:not([open])')
      .evaluateAll((all) =>
        all
          .filter((panel) => panel.checkVisibility())
          .map((panel) => panel.lastElementChild?.checkVisibility({ contentVisibilityAuto: false }) ?? true),
      );
    expect(closed.filter((isShown) => !isShown)).toEqual([]);
    if (route === API) expect(closed.length).toBeGreaterThan(100);
  });
}
