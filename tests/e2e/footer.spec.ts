import { expect, test } from '@playwright/test';
import { footer } from '../../src/config/footer.ts';
import { versions } from '../../src/config/versions.ts';
import { open } from '../support/site.ts';

test.beforeEach(({ page }) => open(page, '/overview/changelog'));

for (const [index, { title, items }] of footer.links.entries()) {
  test(`${title} leads where it says, and out of the site in a tab of its own`, async ({ page }) => {
    const column = page.locator('.footer__col').nth(index);
    await expect(column.locator('.footer__title')).toHaveText(`${title}`);
    const links = column.getByRole('link');
    await expect(links).toContainText(items.map(({ label }) => `${label}`));
    for (const [place, { href, to }] of items.entries()) {
      const link = links.nth(place);
      await expect(link).toHaveAttribute('href', `${href ?? to}`);
      if (href) await expect(link).toHaveAttribute('target', '_blank');
      else {
        await link.click();
        await expect(page).toHaveURL(`${to}`);
        await expect(page.locator('main h1')).toBeVisible();
      }
    }
  });
}

test('the footer has these columns and no other', async ({ page }) => {
  await expect(page.locator('.footer__title')).toHaveText(footer.links.map(({ title }) => `${title}`));
});

test('the copyright names the year 2025 and the version of the site', async ({ page }) => {
  const copyright = page.locator('.footer__copyright');
  await expect(copyright).toContainText('2025');
  await expect(copyright).toContainText(`version ${versions.docs}.`);
});

test('the last line leads to the notices and to the list of all parts', async ({ page, request }) => {
  const links = page.locator('.footer__copyright').getByRole('link');
  await expect(links).toHaveText(['Third-party notices', 'Bill of materials']);
  const [notices, parts] = await links.evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).href),
  );
  expect(await (await request.get(String(notices))).text()).toContain('Permission is hereby granted');
  expect(await (await request.get(String(parts))).json()).toMatchObject({ bomFormat: 'CycloneDX' });
});
