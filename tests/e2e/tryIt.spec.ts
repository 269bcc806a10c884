import { expect, test, type Locator, type Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { removeOtherOperations, removeOtherSchemas } from '../support/removeOtherOperations.ts';
import { watchPolicy } from '../support/policy.ts';
import { collectRequests, open, openWithDelayedApp, movePointer } from '../support/site.ts';

const PAGE = '/backend-openapi';

const button = (page: Page, anchor: string) => page.locator(`#${anchor} + div [data-try-it]`);
const formContainer = (page: Page, anchor: string) => page.locator(`#${anchor} + div .api-try`);
const verdict = (form: Locator) => form.locator('form').getByRole('status');
const sendFrom = (form: Locator) => form.getByRole('button', { name: 'Send' }).click();

/** Opens an operation's form with the keyboard, and waits until it's filled in. */
async function openForm(page: Page, anchor: string): Promise<Locator> {
  await page.locator(`#${anchor}`).evaluate((heading) => heading.scrollIntoView());
  await button(page, anchor).focus();
  await page.keyboard.press('Enter');
  const form = formContainer(page, anchor);
  await expect(form.getByRole('button', { name: 'Send' })).toBeVisible();
  return form;
}

test('a reader calls operations in the page', async ({ page, baseURL }) => {
  test.setTimeout(90_000);
  const errors = await watchPolicy(page);
  const requests = collectRequests(page, (request, { href }) => `${request.method()} ${href}`);
  await open(page, `${PAGE}#create-order`);
  await button(page, 'create-order').waitFor();
  // Each check is slow on the whole page.
  await removeOtherOperations(page, ['create-order', 'get-order']);
  await removeOtherSchemas(page, []);

  await test.step('nothing is loaded before it is needed', () => {
    expect(requests.filter((url) => url.includes('/try-it.'))).toEqual([]);
  });

  const form = await openForm(page, 'create-order');
  await test.step('the form has the focus, and states that nothing leaves the page', async () => {
    await expect(form.locator('[data-try-title]')).toBeFocused();
    await expect(form).toContainText('no request leaves this page');
    await expect(button(page, 'create-order')).toHaveAttribute('aria-expanded', 'true');
  });

  await test.step('the first press succeeds', async () => {
    await sendFrom(form);
    await expect(verdict(form)).toContainText('201 Created');
    await expect(verdict(form)).toBeInViewport();
    await expect(form.getByText(/^HTTP\/1\.1 201 Created/)).toContainText(/-Request-Id: req_/);
  });

  await test.step('a created resource can be retrieved', async () => {
    const got = await openForm(page, 'get-order');
    const id = await got.getByLabel('orderId').inputValue();
    await expect(form.getByText(/^HTTP\/1\.1/)).toContainText(`"id": "${id}"`);
    await sendFrom(got);
    await expect(verdict(got)).toContainText('200 OK');
    await expect(got.getByText(/^curl/)).toContainText(`/orders/${id}'`);
  });

  await test.step('an error links to its field', async () => {
    const quantity = form.getByLabel('quantity');
    await quantity.fill('two');
    await sendFrom(form);
    await expect(verdict(form)).toContainText('422 Unprocessable Content');
    await expect(verdict(form).getByRole('link')).toHaveAttribute('href', /exceptions#sdk-invalid-argument$/);
    await expect(quantity).toHaveAttribute('aria-invalid', 'true');
    await expect(quantity).toHaveAccessibleDescription(/whole number/);
    await form.getByRole('button', { name: '/items/0/quantity' }).click();
    await expect(quantity).toBeFocused();
    expect(await violations(page, 'the form', `#create-order + div .api-try`)).toEqual([]);
  });

  await test.step('a fault is chosen', async () => {
    await form.getByLabel('What goes wrong').selectOption({ label: '429, too many calls' });
    await sendFrom(form);
    await expect(verdict(form)).toContainText('429 Too Many Requests');
    await expect(form.getByText(/^HTTP\/1\.1/)).toContainText('Retry-After: 5');
  });

  await test.step('the sandbox is reset, with all forms', async () => {
    await form.getByRole('button', { name: 'Reset sandbox' }).click();
    await expect(form.getByText('The sandbox has been reset.')).toBeAttached();
    await expect(verdict(form)).toContainText('Not sent yet');
    await expect(form.getByLabel('quantity')).toHaveValue('2');
    await expect(form.getByRole('button', { name: 'Reset sandbox' })).toBeFocused();
  });

  await test.step('Escape closes it, and the typed values are there when it opens again', async () => {
    await form.getByLabel('quantity').fill('3');
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(button(page, 'create-order')).toBeFocused();
    await expect(button(page, 'create-order')).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(form.getByLabel('quantity')).toHaveValue('3');
  });

  await test.step('it is as wide as a narrow window', async () => {
    await page.setViewportSize({ width: 375, height: 812 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('it closes when the page is left, and stays closed on return', async () => {
    await page.locator('nav.navbar').getByRole('link', { name: 'Changelog' }).click();
    await expect(page.locator('.api-try')).toHaveCount(0);
    await page.goBack();
    // The reader is where the page was left, and only the operations there get their buttons.
    await expect(page.locator('[data-try-it]').first()).toBeAttached();
    await page.locator('#create-order').evaluate((heading) => heading.scrollIntoView());
    await expect(button(page, 'create-order')).toBeVisible();
    await expect(page.locator('.api-try')).toHaveCount(0);
  });

  expect(requests.filter((url) => !url.startsWith(`GET ${baseURL}/`))).toEqual([]);
  expect(errors).toEqual([]);
});

test('the first call of the page answers in its card', async ({ page }) => {
  await open(page, PAGE);
  const card = page.locator('.api-card', { hasText: 'Your first call' });
  await card.getByRole('button', { name: 'Call it here' }).click();
  await expect(card).toContainText(/Answered 200 in \d+ ms/);
  await expect(card.locator('.language-json')).toContainText('"environment": "sandbox"');
});

test('a click before the app has started opens the form once it has, and a failed click can be repeated', async ({
  page,
}) => {
  let isDown = true;
  await page.route('**/assets/js/try-it.*.js', (route) => (isDown ? route.abort() : route.continue()));
  const release = await openWithDelayedApp(page, PAGE);
  await removeOtherOperations(page, ['get-order']);
  await movePointer(page);
  await page.locator('#get-order').evaluate((heading) => heading.scrollIntoView());
  await button(page, 'get-order').click();
  await expect(button(page, 'get-order')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(button(page, 'get-order')).toHaveText('Try again');
  isDown = false;
  await button(page, 'get-order').click();
  await expect(formContainer(page, 'get-order').getByRole('button', { name: 'Send' })).toBeVisible();
});
