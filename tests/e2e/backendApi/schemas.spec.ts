import { expect, test } from '@playwright/test';
import { collectErrors, collectRequests, markDocument, open, waitForHydration } from '../../support/site.ts';
import { clipboard, operation, PAGE } from './page.ts';

/** Whether an address is the page's own content. Visible links may prefetch other pages at any time. */
const isOwn = (address: string) => new URL(address).pathname.startsWith(`/fragments${PAGE}`);
const isPrefetch = (address: string) => address.includes('/fragments/') && !isOwn(address);

test('schemas open at the target of a link and below it, and copied links work', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const errors = collectErrors(page);
  const fetched = collectRequests(page, (_, { href }) => !isPrefetch(href) && href);
  await open(page, `${PAGE}#schema-user`);
  const schema = page.locator('#schema-user');

  await test.step('a link to a schema opens it and shows it', async () => {
    await expect(schema).toHaveAttribute('open', '');
    await expect(schema.locator('> summary')).toBeInViewport();
    await schema.locator('> summary').click();
  });

  await test.step('the markup stays as the server wrote it, and nothing is fetched for it', async () => {
    await expect(operation(page, 'get-user').locator('.api-call')).toContainText('/users/{userId}');
    expect(fetched.filter(isOwn)).toEqual([]);
    expect(errors).toEqual([]);
  });

  await test.step('a link inside the page opens its schema, and again after it was closed', async () => {
    await page.goto(`${PAGE}#schema-user-page`);
    const link = page.locator('#schema-user-page a[href="#schema-user"]').first();
    for (let time = 0; time < 2; time += 1) {
      await expect(schema).not.toHaveAttribute('open', '');
      await link.click();
      await expect(schema).toHaveAttribute('open', '');
      await expect(schema.locator('> summary')).toBeInViewport();
      await schema.locator('> summary').click();
    }
    await expect(schema).not.toHaveAttribute('open', '');
  });

  await test.step('a schema opens below the link to it, with its nested schemas, and the page doesn’t scroll', async () => {
    await page.goto(`${PAGE}#get-order`);
    const body = operation(page, 'get-order');
    const order = body.getByRole('link', { name: 'Order', exact: true }).first();
    await expect(order).toHaveAttribute('aria-expanded', 'false');
    await order.scrollIntoViewIfNeeded();
    const before = await order.boundingBox();
    fetched.length = 0;
    await order.focus();
    await page.keyboard.press('Enter');
    await expect(order).toHaveAttribute('aria-expanded', 'true');
    await expect(order).toBeFocused();
    expect((await order.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
    const panel = body.locator('.api-opened');
    await expect(panel).toContainText('checkoutUrl');
    await panel.getByRole('link', { name: 'OrderStatus', exact: true }).click();
    await expect(panel.locator('.api-opened')).toContainText('draft');
    await expect(page).toHaveURL(`${PAGE}#get-order`);
    expect(fetched).toEqual([]);
    expect(await page.evaluate(() => document.querySelectorAll('#schema-order').length)).toBe(1);
    await order.click();
    await expect(order).toHaveAttribute('aria-expanded', 'false');
    await expect(panel).toHaveCount(0);
  });

  await test.step('an opened schema links to its own anchor', async () => {
    const body = operation(page, 'get-order');
    await body.getByRole('link', { name: 'Order', exact: true }).first().click();
    await body.locator('.api-opened > .api-heading > a').click();
    await expect(page).toHaveURL(`${PAGE}#schema-order`);
    await expect(page.locator('#schema-order')).toHaveAttribute('open', '');
  });

  await test.step('an operation’s address and its sample can be copied', async () => {
    const body = operation(page, 'get-user');
    await body.scrollIntoViewIfNeeded();
    await body.getByRole('button', { name: 'Copy link to' }).click();
    await expect.poll(() => clipboard(page)).toMatch(/\/backend-openapi#get-user$/);
    await expect(page).toHaveURL(`${PAGE}#get-user`);
    await expect(page.getByText('Link copied')).toBeAttached();
    await body.getByRole('button', { name: 'Copy the sample' }).click();
    await expect
      .poll(() => clipboard(page))
      .toMatch(/^curl 'https:\/\/api\.sandbox\.nacre\.example\/v1\/users\/usr_/);
  });

  await test.step('a call is copied as curl, whatever language is chosen', async () => {
    const body = operation(page, 'get-user');
    await body.getByRole('tab', { name: 'TypeScript' }).click();
    await page.evaluate(() => navigator.clipboard.writeText(''));
    // By keyboard, since the new panels of all operations may still move the button under a pointer.
    await body.getByRole('button', { name: 'Copy as curl' }).press('Enter');
    await expect.poll(() => clipboard(page)).toMatch(/^curl 'https:/);
    await body.getByRole('button', { name: 'Copy the answer' }).click();
    await expect.poll(() => clipboard(page)).toMatch(/^\{\n {2}"id": "usr_/);
  });

  await test.step('links in the markup work without reloading the site', async () => {
    const sameDocument = await markDocument(page);
    const body = operation(page, 'get-user');
    await body.getByRole('link', { name: 'What these errors hold' }).click();
    await body.getByRole('link', { name: 'sdk/not-found' }).click();
    await expect(page).toHaveURL('/products/embedded-wallet/exceptions#sdk-not-found');
    expect(await sameDocument()).toBe(true);
  });
});

test('after a reload and when the reader comes back, the target of a link is where it was', async ({
  page,
}) => {
  // The schemas above it take more or less space than the build has estimated, and the browser restores their sum.
  const target = page.locator('#schema-loyalty-reward-tier-page');
  const top = () => target.evaluate((element) => element.getBoundingClientRect().top);
  await open(page, `${PAGE}#schema-loyalty-reward-tier-page`);
  const margin = await target.evaluate((element) => parseFloat(getComputedStyle(element).scrollMarginTop));
  await expect(page.locator('.api-copy').first()).toBeAttached();
  await expect.poll(top).toBeCloseTo(margin, 0);
  await page.waitForFunction(() => window.history.state?.scrollY === window.scrollY);

  await test.step('after a reload', async () => {
    await page.reload();
    await expect(page.locator('.api-copy').first()).toBeAttached();
    await expect.poll(async () => Math.abs((await top()) - margin)).toBeLessThan(2);
  });

  await test.step('on the way back from another page', async () => {
    await waitForHydration(page);
    await page.locator('.navbar').getByRole('link', { name: 'Changelog' }).click();
    await expect(page.locator('article h1')).toHaveText('Changelog');
    await page.goBack();
    await expect(page.locator('.api-copy').first()).toBeAttached();
    await expect.poll(async () => Math.abs((await top()) - margin)).toBeLessThan(2);
  });

  await test.step('unless the reader has scrolled without a press, as by finding text', async () => {
    await page.evaluate(() => window.scrollBy(0, 300));
    await page.waitForFunction(() => window.history.state?.scrollY === window.scrollY);
    const move = page.evaluate(async () => {
      const { scrollY } = window;
      document.querySelector<HTMLElement>('footer')?.style.setProperty('padding-block-end', '500px');
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return window.scrollY - scrollY;
    });
    expect(await move).toBe(0);
    expect(Math.abs((await top()) - margin + 300)).toBeLessThan(2);
  });

  await test.step('away from the target too, on the way back from another target', async () => {
    await page.evaluate(() => window.location.assign('#get-user'));
    await expect(page.locator('#get-user')).toBeInViewport();
    await page.goBack();
    await expect.poll(async () => Math.abs((await top()) - margin + 300)).toBeLessThan(2);
  });
});
