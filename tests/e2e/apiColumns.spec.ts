import { expect, test, type Page } from '@playwright/test';
import { open } from '../support/site.ts';

const PAGE = '/backend-openapi';

const list = (page: Page) => page.locator('.api-nav__list');
const entry = (page: Page, anchor: string) => list(page).locator(`a[href="#${anchor}"]`);
const current = (page: Page) => list(page).locator('[aria-current]');
const bar = (page: Page) => page.getByRole('button', { name: /^(?:GET|POST) / });
const operation = (page: Page, anchor: string) => page.locator(`#${anchor} + div .api-operation`);
const goTo = (page: Page, anchor: string) =>
  page.evaluate((id) => document.getElementById(id)?.scrollIntoView({ behavior: 'instant' }), anchor);
const leftOf = async (page: Page, selector: string) => (await page.locator(selector).boundingBox())?.x ?? -1;

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1200, height: 900 } });

  test('the operations, the text and the samples stand side by side, and nothing is wider than the page', async ({
    page,
  }) => {
    await open(page, `${PAGE}#get-order`);
    const places = [
      await leftOf(page, '.api-nav__frame'),
      await leftOf(page, '#get-order'),
      await leftOf(page, '#get-order + div .api-side'),
    ];
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[2]).toBeGreaterThan((places[1] ?? 0) + 300);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  });

  test('a sample and its answer stay in view while their operation is read', async ({ page }) => {
    await open(page, `${PAGE}#create-passport`);
    const responses = operation(page, 'create-passport').getByRole('heading', { name: 'Responses' });
    await responses.scrollIntoViewIfNeeded();
    await expect(operation(page, 'create-passport').locator('.api-head').first()).toBeInViewport({
      ratio: 1,
    });
    await expect(operation(page, 'create-passport').locator('.api-head').last()).toBeInViewport({ ratio: 1 });
    const side = await operation(page, 'create-passport').locator('.api-side').boundingBox();
    expect(side?.height).toBeLessThan(900);
  });

  test('code that is higher than its place is a named stop of the keyboard, and other code is none', async ({
    page,
  }) => {
    await open(page, `${PAGE}#create-passport`);
    const answer = operation(page, 'create-passport').locator('.api-card').last();
    await expect(answer.getByRole('group', { name: /^Create a passport: / })).toHaveAttribute(
      'tabindex',
      '0',
    );
    await goTo(page, 'sign-out');
    await expect(operation(page, 'sign-out').locator('.api-side')).toBeInViewport();
    await expect(operation(page, 'sign-out').locator('.api-code[tabindex]')).toHaveCount(0);
  });

  test('the list marks what is read, and shows it', async ({ page }) => {
    await open(page, PAGE);
    await goTo(page, 'get-order');
    await expect(current(page)).toHaveAttribute('href', '#get-order');
    await expect(current(page)).toBeInViewport();
    await goTo(page, 'on-passport-claimed');
    await expect(current(page)).toHaveAttribute('href', '#on-passport-claimed');
    await expect(current(page)).toBeInViewport();
    // The group that it had opened by itself is closed again.
    await expect(entry(page, 'get-order')).toBeHidden();
  });

  test('an entry leads to its operation, and a group that a reader opened stays open', async ({ page }) => {
    await open(page, PAGE);
    await list(page).getByText('Orders', { exact: true }).click();
    await list(page).getByText('Jobs', { exact: true }).click();
    await entry(page, 'get-order').click();
    await expect(page).toHaveURL(`${PAGE}#get-order`);
    await expect(current(page)).toHaveAttribute('href', '#get-order');
    await expect(entry(page, 'get-job')).toBeVisible();
  });

  test('the filter leaves what has all words of a title, a method or a path', async ({ page }) => {
    await open(page, PAGE);
    const field = page.getByRole('searchbox', { name: 'Filter operations' });
    await field.fill('POST voucher');
    await expect(list(page).locator('details a:visible')).toHaveText([/Create a voucher/, /Use a voucher/]);
    await field.fill('/orders/{orderId}');
    await expect(list(page).locator('details a:visible')).toHaveText([/Get an order/, /Cancel an order/]);
    await field.fill('no such thing');
    await expect(page.getByText('No operation has all of these words.')).toBeVisible();
    await field.press('Escape');
    await expect(field).toHaveValue('');
    await expect(list(page).locator('details:visible')).not.toHaveCount(0);
    await expect(entry(page, 'use-voucher')).toBeHidden();
  });

  test('links lead to the operations before and after', async ({ page }) => {
    await open(page, `${PAGE}#list-orders`);
    await page.getByRole('link', { name: 'Next: POST Create an order' }).click();
    await expect(page).toHaveURL(`${PAGE}#create-order`);
    await expect(current(page)).toHaveAttribute('href', '#create-order');
    await page.getByRole('link', { name: 'Previous: GET List orders' }).click();
    await expect(page).toHaveURL(`${PAGE}#list-orders`);
  });

  test('a call is copied as curl, whatever language is chosen', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, `${PAGE}#get-user`);
    const body = operation(page, 'get-user');
    await body.getByRole('tab', { name: 'TypeScript' }).click();
    await body.getByRole('button', { name: 'Copy as curl' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^curl 'https:/);
    await body.getByRole('button', { name: 'Copy the answer' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\{\n {2}"id": "usr_/);
  });

  test('the way back to the guides is the first entry', async ({ page }) => {
    await open(page, PAGE);
    await expect(list(page).getByRole('link').first()).toHaveText('Guides');
    await list(page).getByRole('link', { name: 'Guides' }).click();
    await expect(page).toHaveURL('/products/quick-start-guide');
  });
});

test('below 1,200 px samples stand below the text', async ({ page }) => {
  await page.setViewportSize({ width: 1199, height: 900 });
  await open(page, `${PAGE}#get-order`);
  expect(await leftOf(page, '#get-order + div .api-side')).toBe(await leftOf(page, '#get-order'));
  expect(await leftOf(page, '.api-nav__frame')).toBe(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('a bar stays in view, names the operation, and opens the list', async ({ page }) => {
    await open(page, `${PAGE}#list-orders`);
    await expect(bar(page)).toHaveText('GET List orders');
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await expect(page.locator('#list-orders')).toBeInViewport({ ratio: 1 });
    await expect(list(page)).toBeHidden();
    await bar(page).click();
    await expect(list(page)).toBeVisible();
    await entry(page, 'create-order').click();
    await expect(list(page)).toBeHidden();
    await expect(page).toHaveURL(`${PAGE}#create-order`);
    await expect(bar(page)).toHaveText('POST Create an order');
  });

  test('Escape closes the list and gives the focus back', async ({ page }) => {
    await open(page, `${PAGE}#list-orders`);
    await bar(page).focus();
    await page.keyboard.press('Enter');
    await expect(list(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(bar(page)).toBeFocused();
  });

  test('buttons are large enough for a finger', async ({ page }) => {
    await open(page, `${PAGE}#list-orders`);
    await expect(operation(page, 'list-orders').locator('.api-copy').first()).toBeVisible();
    const sizes = await page
      .locator('.api-copy:visible, .api-nav__step:visible, .api-nav__now:visible')
      .evaluateAll((buttons) => buttons.map((button) => Math.min(button.clientHeight, button.clientWidth)));
    expect(sizes.length).toBeGreaterThan(4);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [375, 1200]) {
    test(`every operation can be reached from the list at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 812 });
      await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
      if (width < 997) await page.getByRole('button', { name: 'All operations' }).click();
      await expect(page.locator('.api-nav__filter')).toBeHidden();
      await list(page).getByText('Orders', { exact: true }).click();
      await entry(page, 'get-order').click();
      await expect(page).toHaveURL(`${PAGE}#get-order`);
      await expect(page.locator('#get-order')).toBeInViewport();
    });
  }
});
