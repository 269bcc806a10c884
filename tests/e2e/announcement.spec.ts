import { expect, test, type Page } from '@playwright/test';
import { announcement } from '../../src/config/announcement.ts';
import { waitForHydration, linkTo, open } from '../support/site.ts';

const DISMISSED = 'docusaurus.announcement.dismiss';
const ID = 'docusaurus.announcement.id';

const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test('the announcement bar is shown until the reader closes it, and again for another announcement', async ({
  page,
}) => {
  await open(page, '/');

  await test.step('the bar stays while the reader goes from page to page without closing it', async () => {
    await expect(bar(page)).toBeVisible();
    await linkTo(page, '/overview/changelog').click();
    await expect(page).toHaveURL('/overview/changelog');
    await expect(bar(page)).toBeVisible();
  });

  await test.step('the reader closes it, and the dismissal is remembered', async () => {
    await bar(page).getByRole('button', { name: 'Close' }).click();
    await expect(bar(page)).toBeHidden();
    expect(await stored(page, DISMISSED)).toBe('true');
    expect(await stored(page, ID)).toBe(announcement?.id);
    await page.reload();
    await waitForHydration(page);
    await expect(bar(page)).toBeHidden();
  });

  await test.step('a closed bar isn’t rendered before the scripts run either', async () => {
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await page.reload({ waitUntil: 'load' });
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    await expect(bar(page)).toBeHidden();
    await page.unroute('**/assets/js/*.js');
  });

  await test.step('the dismissal is reset when the announcement id changes', async () => {
    // Simulates a reader who closed an earlier announcement.
    await page.evaluate((key) => localStorage.setItem(key, 'an-earlier-one'), ID);
    await page.reload();
    await waitForHydration(page);
    await expect(bar(page)).toBeVisible();
    expect(await stored(page, ID)).toBe(announcement?.id);
    expect(await stored(page, DISMISSED)).toBe('false');
  });
});
