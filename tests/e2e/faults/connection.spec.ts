import { expect, test } from '@playwright/test';
import { linkTo, markDocument, open } from '../../support/site.ts';
import { collectOwnErrors, notice, LINKED_PAGE, PAGE } from './fault.ts';

test.afterEach(({ context }) => context.setOffline(false));

test('without a connection the current page stays, and "Retry" works later', async ({ page, context }) => {
  const errors = collectOwnErrors(page);

  await test.step('a link leaves the current page before the app has started', async () => {
    await page.goto(PAGE);
    const sameDocument = await markDocument(page);
    await context.setOffline(true);
    await linkTo(page, LINKED_PAGE).click();
    await expect(notice(page)).toContainText('You seem to be offline');
    await expect(page).toHaveURL(PAGE);
    expect(await sameDocument()).toBe(true);
    expect(errors()).toEqual([]);
    await context.setOffline(false);
  });

  await test.step('a page that cannot be fetched leaves the current one in place, with "Retry"', async () => {
    await open(page, '/');
    await linkTo(page, PAGE).click();
    await expect(page.locator('article h1')).toHaveText('Nacre Auth');
    const sameDocument = await markDocument(page);
    await page.evaluate(() => window.scrollTo(0, 400));
    await context.setOffline(true);
    await linkTo(page, LINKED_PAGE).click();
    await expect(notice(page)).toContainText('You seem to be offline');
    await expect(page).toHaveURL(PAGE);
    await expect(page.locator('article h1')).toHaveText('Nacre Auth');
    expect(await page.evaluate(() => window.scrollY)).toBe(400);
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await notice(page).evaluate((first) => first.setAttribute('data-first', ''));
    await notice(page).getByRole('button', { name: 'Retry' }).click();
    // The second attempt has failed too, before the connection returns.
    await expect(notice(page)).not.toHaveAttribute('data-first');
    await expect(notice(page)).toContainText('You seem to be offline');
    expect(await sameDocument()).toBe(true);
    expect(errors()).toEqual([]);

    await context.setOffline(false);
    await expect(notice(page)).toContainText('You are online again.');
    await notice(page).getByRole('button', { name: 'Retry' }).click();
    await expect(page).toHaveURL(LINKED_PAGE);
    await expect(page.locator('article h1')).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    await page.goBack();
    await expect(page.locator('article h1')).toHaveText('Nacre Auth');
  });

  await test.step('a site that does not answer leaves the current page in place', async () => {
    await open(page, PAGE);
    await page.route('**/*', (route) => route.abort());
    await linkTo(page, LINKED_PAGE).click();
    await expect(notice(page)).toContainText('The site does not answer');
    await expect(page).toHaveURL(PAGE);
    await expect(page.locator('article h1')).toHaveText('Nacre Auth');
    expect(errors()).toEqual([]);
  });
});

// A separate test, because the others leave pages in the browser's cache.
test('without a connection going back to a page that cannot be fetched fails too', async ({
  page,
  context,
}) => {
  const errors = collectOwnErrors(page);
  await open(page, PAGE);
  await linkTo(page, LINKED_PAGE).click();
  await expect(page).toHaveTitle(/^Changelog/);
  await context.setOffline(true);
  await page.evaluate(() => history.back());
  await expect(notice(page)).toContainText('You seem to be offline');
  await expect(page).toHaveURL(LINKED_PAGE);
  await expect(page).toHaveTitle(/^Changelog/);
  await notice(page).getByRole('button', { name: 'Close' }).click();
  await expect(notice(page)).toHaveCount(0);
  expect(errors()).toEqual([]);
});
