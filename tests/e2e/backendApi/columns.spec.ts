import { expect, test, type Page } from '@playwright/test';
import { holdBack, open } from '../../support/site.ts';
import { current, entry, list, operation, PAGE } from './page.ts';

const bar = (page: Page) => page.getByRole('button', { name: /^(?:GET|POST) / });
const goTo = (page: Page, anchor: string) =>
  page.evaluate((id) => document.getElementById(id)?.scrollIntoView({ behavior: 'instant' }), anchor);
const leftOf = async (page: Page, selector: string) => (await page.locator(selector).boundingBox())?.x ?? -1;

test('in a wide window the operations, the text and the samples are side by side', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await open(page, `${PAGE}#get-order`);

  await test.step('in their order, and nothing is wider than the page', async () => {
    const edges = [
      await leftOf(page, '.api-nav__frame'),
      await leftOf(page, '#get-order'),
      await leftOf(page, '#get-order + div .api-side'),
    ];
    expect(edges).toEqual(edges.toSorted((a, b) => a - b));
    expect(edges[2]).toBeGreaterThan((edges[1] ?? 0) + 300);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  });

  await test.step('a sample and its answer stay in view while their operation is read', async () => {
    await page.goto(`${PAGE}#create-passport`);
    const body = operation(page, 'create-passport').locator('.api-operation');
    await body.getByRole('heading', { name: 'Responses' }).scrollIntoViewIfNeeded();
    await expect(body.locator('.api-head').first()).toBeInViewport({ ratio: 1 });
    await expect(body.locator('.api-head').last()).toBeInViewport({ ratio: 1 });
    expect((await body.locator('.api-side').boundingBox())?.height).toBeLessThan(900);
  });

  await test.step('code taller than its box is a labeled tab stop, and other code is not', async () => {
    const answer = operation(page, 'create-passport').locator('.api-card').last();
    const code = answer.getByRole('group', { name: /^Create a passport: / });
    await expect(code).toHaveAttribute('tabindex', '0');
    await goTo(page, 'sign-out');
    await expect(operation(page, 'sign-out').locator('.api-side')).toBeInViewport();
    await expect(operation(page, 'sign-out').locator('.api-code[tabindex]')).toHaveCount(0);
  });

  await test.step('the list marks the operation that is read, and scrolls to it', async () => {
    await goTo(page, 'get-order');
    await expect(current(page)).toHaveAttribute('href', '#get-order');
    await expect(current(page)).toBeInViewport();
    await goTo(page, 'on-passport-claimed');
    await expect(current(page)).toHaveAttribute('href', '#on-passport-claimed');
    await expect(current(page)).toBeInViewport();
    // The list closed the group that it had opened itself.
    await expect(entry(page, 'get-order')).toBeHidden();
  });

  await test.step('the filter keeps entries with all words in a title, a method or a path', async () => {
    const field = page.getByRole('searchbox', { name: 'Filter operations' });
    await field.fill('POST voucher');
    await expect(list(page).locator('details a:visible')).toHaveText([/Create a voucher/, /Use a voucher/]);
    await field.fill('/orders/{orderId}');
    await expect(list(page).locator('details a:visible')).toHaveText([/Get an order/, /Cancel an order/]);
    await field.fill('no such thing');
    await expect(page.getByText('No operation has all of these words.')).toBeVisible();
    await field.press('Escape');
    await expect(field).toHaveValue('');
    // The groups are open and closed as before.
    await expect(entry(page, 'on-passport-claimed')).toBeVisible();
    await expect(entry(page, 'use-voucher')).toBeHidden();
  });

  await test.step('links lead to the operations before and after', async () => {
    await page.goto(`${PAGE}#list-orders`);
    await page.getByRole('link', { name: 'Next: POST Create an order' }).click();
    await expect(page).toHaveURL(`${PAGE}#create-order`);
    await expect(current(page)).toHaveAttribute('href', '#create-order');
    await page.getByRole('link', { name: 'Previous: GET List orders' }).click();
    await expect(page).toHaveURL(`${PAGE}#list-orders`);
    await expect(current(page)).toHaveAttribute('href', '#list-orders');
  });

  await test.step('an entry leads to its operation, and a group that a reader opened stays open', async () => {
    // The browser may still be scrolling to the target of the last link.
    await expect(async () => {
      await goTo(page, 'on-passport-claimed');
      await expect(current(page)).toHaveAttribute('href', '#on-passport-claimed', { timeout: 2_000 });
    }).toPass();
    await expect(entry(page, 'get-order')).toBeHidden();
    await list(page).getByText('Orders', { exact: true }).click();
    await list(page).getByText('Jobs', { exact: true }).click();
    await entry(page, 'get-order').click();
    await expect(page).toHaveURL(`${PAGE}#get-order`);
    await expect(current(page)).toHaveAttribute('href', '#get-order');
    await expect(entry(page, 'get-job')).toBeVisible();
  });

  await test.step('the way back to the guides is the first entry', async () => {
    await expect(list(page).getByRole('link').first()).toHaveText('Guides');
    await list(page).getByRole('link', { name: 'Guides' }).click();
    await expect(page).toHaveURL('/products/quick-start-guide');
  });
});

test('in a narrow window samples are below the text, and a bar opens the list', async ({ page }) => {
  await page.setViewportSize({ width: 1199, height: 900 });
  await open(page, `${PAGE}#get-order`);

  await test.step('below 1,200 px samples are below the text', async () => {
    expect(await leftOf(page, '#get-order + div .api-side')).toBe(await leftOf(page, '#get-order'));
    expect(await leftOf(page, '.api-nav__frame')).toBe(0);
  });

  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`${PAGE}#list-orders`);
  await test.step('a bar stays in view, and names the operation', async () => {
    await expect(bar(page)).toHaveText('GET List orders');
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await expect(page.locator('#list-orders')).toBeInViewport({ ratio: 1 });
    await expect(list(page)).toBeHidden();
  });

  await test.step('buttons are large enough for a finger', async () => {
    await expect(operation(page, 'list-orders').locator('.api-copy').first()).toBeVisible();
    const sizes = await page
      .locator('.api-copy:visible, .api-nav__step:visible, .api-nav__now:visible')
      .evaluateAll((buttons) => buttons.map((button) => Math.min(button.clientHeight, button.clientWidth)));
    expect(sizes.length).toBeGreaterThan(4);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
  });

  await test.step('Escape closes the list and returns the focus', async () => {
    await bar(page).focus();
    await page.keyboard.press('Enter');
    await expect(list(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(bar(page)).toBeFocused();
  });

  await test.step('an entry of the list leads to its operation, and closes the list', async () => {
    await bar(page).click();
    await expect(list(page)).toBeVisible();
    await entry(page, 'create-order').click();
    await expect(list(page)).toBeHidden();
    await expect(page).toHaveURL(`${PAGE}#create-order`);
    await expect(bar(page)).toHaveText('POST Create an order');
  });

  await test.step('above the first heading, the bar names the whole list again', async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.getByRole('button', { name: 'All operations' })).toBeVisible();
  });
});

test('the frame painted before the list loads has the same layout as the whole page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const frame = () =>
    page.locator('main > .container').evaluate((container) => {
      const { left, width } = container.getBoundingClientRect();
      return { left, width };
    });
  await page.goto(PAGE);
  const complete = await frame();
  await page.route('**/backend-openapi', async (route) => {
    const answer = await route.fetch();
    const [before = ''] = (await answer.text()).split(/<div class="?api-nav\b/);
    await route.fulfill({ response: answer, body: before });
  });
  await page.goto(PAGE);
  await expect(page.locator('.api-nav')).toHaveCount(0);
  expect(await frame()).toEqual(complete);
});

test('on a phone, buttons wait for their styles, and move neither the text nor the target of a link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const release = await holdBack(page, '**/assets/css/late.*.css');
  const script = page.waitForResponse(/api-reference\..*\.js$/);
  await page.goto(`${PAGE}#create-order`, { waitUntil: 'commit' });
  await (await script).finished();
  const heights = () =>
    page
      .locator('.api-split, #create-order + div .api-call, #list-orders + div .api-call')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));
  const before = await heights();
  await expect(page.locator('.api-copy')).toHaveCount(0);
  release();
  await expect(page.locator('.api-copy').first()).toBeAttached();
  expect(await heights()).toEqual(before);
  await expect
    .poll(() =>
      page
        .locator('#create-order')
        .evaluate(
          (target) =>
            target.getBoundingClientRect().top -
            Number.parseFloat(getComputedStyle(target).scrollMarginBlockStart),
        ),
    )
    .toBeCloseTo(0, 0);
});
