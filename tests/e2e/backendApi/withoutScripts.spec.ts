import { expect, test } from '@playwright/test';
import { anchors, entry, list, operation, PAGE } from './page.ts';

test.use({ javaScriptEnabled: false });

test('without scripts the API page can be read, opened and navigated', async ({ page }) => {
  await page.goto(PAGE);
  await test.step('every operation shows its parameters, responses and samples', async () => {
    expect(anchors.length).toBeGreaterThanOrEqual(45);
    // Runs one check inside the page, because each call is slow on a page this large.
    const faults = await page.evaluate((all) => {
      const shows = (element: Element | null | undefined) =>
        element?.checkVisibility({ visibilityProperty: true }) === true &&
        element.getBoundingClientRect().height > 0;
      return all.flatMap((anchor) => {
        const heading = document.querySelector(`h3#${anchor}`);
        const body = heading?.nextElementSibling;
        const codes = [...(body?.querySelectorAll('[data-tabs="sdk"] .api-code') ?? [])];
        return [
          ...(shows(heading) ? [] : [`${anchor}: its heading does not show`]),
          ...(shows(body?.querySelector('.api-call')) ? [] : [`${anchor}: its call does not show`]),
          ...(shows(body?.querySelector('.api-response')) ? [] : [`${anchor}: no response shows`]),
          ...(codes.length === 2 ? [] : [`${anchor}: ${codes.length} samples`]),
          ...codes.filter((code) => !shows(code)).map(() => `${anchor}: a sample does not show`),
        ];
      });
    }, anchors);
    expect(faults).toEqual([]);
    await expect(page.locator('.api-copy')).toHaveCount(0);
    await expect(page.locator('.api-tabs [role="tablist"]').first()).toBeHidden();
  });
  for (const width of [1200, 375]) {
    await test.step(`every operation can be reached from the list at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 812 });
      if (width < 997) {
        // Starts at the top of the page, with no group open.
        await page.goto(PAGE);
        await page.getByRole('button', { name: 'All operations' }).click();
      }
      await expect(page.locator('.api-nav__filter')).toBeHidden();
      await list(page).getByText('Orders', { exact: true }).click();
      await entry(page, 'get-order').click();
      await expect(page).toHaveURL(`${PAGE}#get-order`);
      await expect(page.locator('#get-order')).toBeInViewport();
    });
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await test.step('a schema can be opened', async () => {
    await page.locator('#schema-user > summary').click();
    await expect(page.locator('#schema-user')).toContainText('externalId');
  });
  await test.step('an operation links to its schemas and to its errors', async () => {
    // Parts that scroll into view render then, and may move a link away during a click.
    const follow = (name: string, address: string) =>
      expect(async () => {
        await operation(page, 'get-user').getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL(`${PAGE}${address}`, { timeout: 2_000 });
      }).toPass({ timeout: 20_000 });
    await follow('User', '#schema-user');
    await expect(page.locator('#schema-user > summary')).toBeInViewport();
    await follow('What these errors hold', '#responses');
    await page.locator('#response-not-found > summary').click();
    await expect(page.locator('#response-not-found')).toContainText('sdk/not-found');
  });
});
