import { expect, test } from '@playwright/test';
import { watchPolicy } from '../../support/policy.ts';
import { waitForHydration, linkTo, markDocument, open } from '../../support/site.ts';

const CRASHING = '/overview/changelog';

/**
 * Runs in the page, and makes a document's data throw when it's rendered, until `window.mended` is set. The error has
 * a chain of three causes.
 */
function sabotage(route: string): void {
  const global = window as unknown as { mended?: boolean };
  type Read = (this: Response) => Promise<{ data?: { metadata: { permalink: string } } }>;
  const read = Object.getOwnPropertyDescriptor(Response.prototype, 'json')?.value as Read;
  Response.prototype.json = async function (this: Response) {
    const fragment = await read.call(this);
    const metadata = fragment.data?.metadata;
    if (metadata?.permalink === route) {
      const { title } = metadata as unknown as { title: string };
      Object.defineProperty(metadata, 'title', {
        get() {
          if (global.mended) return title;
          const root = new TypeError('amount is undefined');
          const middle = new Error('The answer cannot be read', { cause: root });
          throw new Error('The balance cannot be shown', { cause: middle });
        },
      });
    }
    return fragment;
  };
}

test('a page that crashes reports it, can be retried, and leaves the shell working', async ({ page }) => {
  const errors = await watchPolicy(page);
  await page.addInitScript(sabotage, CRASHING);
  await open(page, '/');
  await linkTo(page, CRASHING).click();
  const sameDocument = await markDocument(page);
  const heading = page.getByRole('heading', { level: 1 });
  const again = page.getByRole('button', { name: 'Try again' });

  await test.step('a crash shows "This page crashed." with the message, its chain of causes and a "Try again" button', async () => {
    await expect(heading).toHaveText('This page crashed.');
    await expect(again).toBeVisible();
    const main = page.locator('main');
    const messages = ['The balance cannot be shown', 'The answer cannot be read', 'amount is undefined'];
    for (const message of messages) await expect(main.getByText(message)).toBeVisible();
    await expect(main.getByText('Cause:')).toHaveCount(2);
  });

  await test.step('the title of the crash screen is "Page Error"', async () => {
    await expect(page).toHaveTitle('Page Error');
  });

  await test.step('the shell outlives a crash: its links still work', async () => {
    await page.locator('.footer').getByRole('link', { name: 'Terms & Conditions' }).click();
    await expect(page).toHaveURL('/overview/terms-and-conditions');
    await waitForHydration(page);
    await expect(page.locator('article h1')).toBeVisible();
    await page.goBack();
    await expect(heading).toHaveText('This page crashed.');
  });

  await test.step('"Try again" shows the page once it works, and the crash screen as long as it does not', async () => {
    await again.click();
    await expect(again).toBeVisible();
    await page.evaluate(() => Object.assign(window, { mended: true }));
    await again.click();
    await expect(again).toBeHidden();
    await expect(page.locator('article h1')).toBeVisible();
    await expect(page).not.toHaveTitle('Page Error');
    expect(await sameDocument()).toBe(true);
    expect(errors.filter((error) => / blocks |Trusted|Content Security/.test(error))).toEqual([]);
  });
});
