import { expect, test } from '@playwright/test';
import { footer } from '../../src/config/footer.ts';
import { site } from '../../src/config/site.ts';
import { versions } from '../../src/config/versions.ts';
import { open } from '../support/site.ts';

test.beforeEach(({ page }) => open(page, '/overview/changelog'));

const column = '.footer__col';

test('the footer has the columns Community, Corporate and More', async ({ page }) => {
  await expect(page.locator('.footer__title')).toHaveText(['Community', 'Corporate', 'More']);
});

test('Community links a professional network and a chat server', async ({ page }) => {
  const links = page.locator(column).nth(0).getByRole('link');
  await expect(links).toHaveCount(2);
  await expect(links.nth(0)).toHaveAttribute('href', site.links.linkedin);
  await expect(links.nth(1)).toHaveAttribute('href', site.links.discord);
});

test('Corporate links the company site', async ({ page }) => {
  const links = page.locator(column).nth(1).getByRole('link');
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAttribute('href', site.links.company);
});

test('More links the source repository, the privacy policy outside, and Terms & Conditions', async ({
  page,
}) => {
  const links = page.locator(column).nth(2).getByRole('link');
  await expect(links).toHaveCount(3);
  await expect(links.nth(0)).toHaveAttribute('href', site.links.source);
  await expect(links.nth(1)).toHaveAttribute('href', site.links.privacy);
  await expect(links.nth(1)).toHaveAttribute('target', '_blank');
  await expect(links.nth(2)).toHaveText('Terms & Conditions');
  await links.nth(2).click();
  await expect(page).toHaveURL('/overview/terms-and-conditions');
});

test('the footer shows every configured link under its own label', async ({ page }) => {
  const labels = footer.links.flatMap(({ items }) => items.map(({ label }) => label ?? ''));
  await expect(page.locator('.footer__item')).toHaveText(labels);
});

test('the copyright names the year 2025 and the version of the site', async ({ page }) => {
  const copyright = page.locator('.footer__copyright');
  await expect(copyright).toContainText('2025');
  await expect(copyright).toContainText(`version ${versions.docs}.`);
});
