import { expect, test } from '@playwright/test';
import { footer } from '../../src/config/footer.ts';
import { versions } from '../../src/config/versions.ts';
import { open } from '../support/site.ts';

// The build fails if a link leads nowhere.
test('the footer has its links, and external ones open in a new tab', async ({ page, request }) => {
  await open(page, '/overview/changelog');
  const copyright = page.locator('.footer__copyright');

  await test.step('it has these columns and no other', async () => {
    await expect(page.locator('.footer__title')).toHaveText(footer.links.map(({ title }) => `${title}`));
  });

  await test.step('its columns have their links', async () => {
    const links = page.locator('.footer__col').getByRole('link');
    const items = footer.links.flatMap(({ items }) => items);
    await expect(links).toContainText(items.map(({ label }) => `${label}`));
    for (const [position, { href, to }] of items.entries()) {
      const link = links.nth(position);
      await expect(link).toHaveAttribute('href', `${href ?? to}`);
      if (href) await expect(link).toHaveAttribute('target', '_blank');
    }
  });

  await test.step('the copyright names the year 2025 and the version of the site', async () => {
    await expect(copyright).toContainText('2025');
    await expect(copyright).toContainText(`version ${versions.docs}`);
  });

  await test.step('the last line leads to the notices and to the list of all parts', async () => {
    const links = copyright.getByRole('link');
    await expect(links).toHaveText(['Third-party notices', 'Bill of materials']);
    const [notices, parts] = await links.evaluateAll((all) =>
      all.map((link) => (link as HTMLAnchorElement).href),
    );
    expect(await (await request.get(String(notices))).text()).toContain('Permission is hereby granted');
    expect(await (await request.get(String(parts))).json()).toMatchObject({ bomFormat: 'CycloneDX' });
  });
});
