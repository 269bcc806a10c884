import { expect, test, type Page } from '@playwright/test';
import { holdBack, waitForHydration, linkTo, open } from '../support/site.ts';

const FROM = '/products/nacre-auth';
const TO = '/products/tokenization';
const NEXT = '/overview/changelog';
const PLACE = 3000;

const placeOf = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

async function scrollTo(page: Page, position: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), position);
  // The tab's history entry has the position once scrolling has ended.
  await expect.poll(() => page.evaluate(() => Math.round(window.history.state?.scrollY ?? 0))).toBe(position);
}

test('going back restores the scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, FROM);

  await test.step('on the page that the server sent, whose text is fetched late', async () => {
    await scrollTo(page, PLACE);
    await linkTo(page, TO).click();
    await expect(page).toHaveURL(TO);
    await expect.poll(() => placeOf(page)).toBe(0);
    await page.route('**/fragments/products/nacre-auth*.json', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.goBack();
    await expect(page.locator('article h1')).toHaveText('Nacre Auth');
    await expect.poll(() => placeOf(page)).toBe(PLACE);
  });

  await test.step('forward again, and back after a reload in between', async () => {
    await page.goForward();
    await expect(page.locator('article h1')).toHaveText('Tokenization');
    await expect.poll(() => placeOf(page)).toBe(0);
    await scrollTo(page, 1200);
    await linkTo(page, NEXT).click();
    await expect(page).toHaveURL(NEXT);
    await page.reload();
    await waitForHydration(page);
    await page.goBack();
    await expect(page).toHaveURL(TO);
    await expect.poll(() => placeOf(page)).toBe(1200);
    await page.goBack();
    await expect(page).toHaveURL(FROM);
    await expect.poll(() => placeOf(page)).toBe(PLACE);
  });
});

test("a page that hasn't loaded doesn't get the position of the one before", async ({ page }) => {
  await open(page, FROM);
  const release = await holdBack(page, '**/fragments/overview/changelog*.json');
  await scrollTo(page, PLACE);
  await linkTo(page, NEXT).first().click();
  await expect(page).toHaveURL(NEXT);
  await page.evaluate((y) => window.scrollTo(0, y), PLACE + 100);
  // A press saves the position.
  await page.keyboard.press('Shift');
  expect(await page.evaluate(() => window.history.state.scrollY)).toBeUndefined();
  release();
  await expect(page.locator('article h1')).toHaveText('Changelog');
  await scrollTo(page, 500);
});

test('going back from a hit restores its place in the results', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/search?q=token');
  // The ranking may change until all texts have loaded.
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(/\d+ results$/)).toBeVisible();
  await scrollTo(page, 1500);
  const address = await page
    .locator('main h3 a')
    .evaluateAll((links) =>
      links.find((link) => link.getBoundingClientRect().top > 200)?.getAttribute('href'),
    );

  await test.step('with the same results and the focus on the hit', async () => {
    await page.locator(`main h3 a[href="${address}"]`).focus();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/\/search/);
    await page.goBack();
    await expect.poll(() => placeOf(page)).toBe(1500);
    await expect(page.locator('a:focus')).toHaveAttribute('href', String(address));
  });

  await test.step('after a reload', async () => {
    await page.reload();
    await expect.poll(() => placeOf(page)).toBe(1500);
  });
});
