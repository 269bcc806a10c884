import { expect, test, type Page } from '@playwright/test';

import { holdBack, linkTo, open, openWithDelayedApp } from '../support/site.ts';

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

for (const route of [GUIDE, API]) {
  test(`in print every panel follows the name of its tab, and closed details are open: ${route}`, async ({
    page,
  }) => {
    await open(page, route);
    const heights = await page
      .locator('[role="tabpanel"][hidden]')
      .evaluateAll((all) => all.map((panel) => panel.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(1);
    expect(Math.max(...heights), 'a hidden panel on a screen').toBe(0);

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

const SDKS = '/products/apis_sdks';
const sdk = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const selected = (page: Page, name: string) =>
  page.locator('main').getByRole('tab', { name, exact: true, selected: true });

test('the switch of SDKs and the tabs show the same choice, in all windows, also before the app has started', async ({
  page,
  context,
}) => {
  await openWithDelayedApp(page, `${SDKS}?ref=mail#next-steps`);
  await expect(sdk(page, 'Base')).toBeChecked();
  await sdk(page, 'React').check();
  await expect(selected(page, 'React')).toBeVisible();
  // The nearest to a sample for React.
  await expect(selected(page, 'TypeScript')).toBeVisible();
  await expect(page).toHaveURL(`${SDKS}?ref=mail&sdk=react#next-steps`);
  await page.keyboard.press('ArrowRight');
  await expect(selected(page, 'curl')).toBeVisible();
  // A group without curl stays as it is.
  await expect(selected(page, 'React')).toBeVisible();

  const other = await context.newPage();
  await other.goto(SDKS);
  await expect(sdk(other, 'curl')).toBeChecked();
  await page.locator('main').getByRole('tab', { name: 'Python' }).click();
  await expect(sdk(page, 'curl')).not.toBeChecked();
  await page.locator('main').getByRole('tab', { name: 'JavaScript' }).click();
  for (const window of [page, other]) {
    await expect(sdk(window, 'Base')).toBeChecked();
    await expect(selected(window, 'TypeScript')).toBeVisible();
  }
});

test('stored and shared choices show before the site’s script runs, so that nothing shifts', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.package-manager', 'yarn'));
  const release = await holdBack(page, '**/assets/js/main.*.js');
  await page.goto(`${SDKS}?sdk=react`, { waitUntil: 'commit' });
  const shown = (group: string) =>
    page.locator(`main [data-tabs="${group}"]:visible`).first().locator('> [role="tabpanel"]:visible');
  for (const wait of [release, () => expect(selected(page, 'React')).toBeVisible()]) {
    await expect(shown('sdk')).toHaveAttribute('data-value', 'react');
    await expect(shown('package-manager')).toHaveAttribute('data-value', 'yarn');
    await wait();
  }
});

test('a shared address chooses the SDK of links, until the reader chooses another', async ({ page }) => {
  const symbol = (path: string) =>
    page.locator(`#page-body :not(pre *) > a[data-symbol$="/${path}"]`).first();
  const link = symbol('Interface.AccountModule#create');
  await open(page, `${GUIDE}?sdk=react`);
  await expect(link).toHaveAttribute('href', '/api/sdk-react/Interface.AccountModule#create');
  const inSample = page.locator('#page-body pre a[data-symbol$="/Class.Client"]').first();
  await expect(inSample).toHaveAttribute('href', '/api/sdk-base/Class.Client');

  await linkTo(page, SDKS).click();
  await expect(selected(page, 'React')).toBeVisible();
  await sdk(page, 'Base').check();
  await expect(page).toHaveURL(`${SDKS}?sdk=base`);
  await page.goBack();
  await expect(link).toHaveAttribute('href', '/api/sdk-base/Interface.AccountModule#create');
  await expect(page).toHaveURL(`${GUIDE}?sdk=base`);

  await page.setViewportSize({ width: 375, height: 800 });
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(sdk(page, 'Base')).toBeChecked();
  await sdk(page, 'React').check();
  await expect(link).toHaveAttribute('href', '/api/sdk-react/Interface.AccountModule#create');
});
