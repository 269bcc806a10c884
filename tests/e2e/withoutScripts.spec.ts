import { expect, test } from '@playwright/test';
import { sitemapRoutes } from '../support/build.ts';
import { splitIntoGroups } from '../support/splitIntoGroups.ts';
import { isLong, sampleOf } from '../support/long.ts';

test.use({ javaScriptEnabled: false });

/** `npm test` checks every 60th page, and `npm run test:all` checks all pages. */
for (const [name, group] of splitIntoGroups(sampleOf(sitemapRoutes(), 60), isLong ? 2 : 1)) {
  test(`pages are readable and navigable without scripts: ${name}`, async ({ page }) => {
    test.setTimeout(10_000 + group.length * 2_000);
    const problems: string[] = [];
    for (const route of group) {
      await page.goto(route);
      const report = (problem: string) => problems.push(`${route}: ${problem}`);
      if (!(await page.locator('main h1').first().isVisible())) report('its heading does not show');
      if ((await page.locator('main').first().innerText()).length < 200) report('its text does not show');
      if (!(await page.locator('nav.navbar a[href="/backend-openapi"]').first().isVisible())) {
        report('its navbar does not show');
      }
    }
    expect(problems).toEqual([]);
  });
}

test('without scripts the links of the site work, it shows its tabs, and it is light', async ({ page }) => {
  await test.step('the links of the navbar, the sidebar, the footer and the skip link work', async () => {
    await page.goto('/');
    await page.locator('nav.navbar').getByRole('link', { name: 'Changelog' }).click();
    await expect(page).toHaveURL('/overview/changelog');
    await page.locator('.theme-doc-sidebar-container a[href="/overview/privacy-policy"]').click();
    await expect(page).toHaveURL('/overview/privacy-policy');
    await page.locator('.footer').getByRole('link', { name: 'Terms & Conditions' }).click();
    await expect(page).toHaveURL('/overview/terms-and-conditions');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    const target = (await skip.getAttribute('href')) ?? '';
    await expect(page.locator(target)).toBeVisible();
  });

  await test.step('the panels of all tabs can be read', async () => {
    await page.goto('/products/nacre-auth');
    const panels = await page.locator('[role=tabpanel]').all();
    expect(panels.length).toBeGreaterThan(1);
    for (const panel of panels) await expect(panel).toBeVisible();
  });

  await test.step('the switch of SDKs is hidden, as it would do nothing', async () => {
    await page.goto('/products/apis_sdks');
    await expect(page.locator('[name="sdk"]').first()).toBeAttached();
    await expect(page.locator('[name="sdk"]').first()).toBeHidden();
    await page.goBack();
  });

  await test.step('on a phone, the list of sections opens below the title', async () => {
    await page.setViewportSize({ width: 375, height: 800 });
    const sections = page.locator('h1 + nav');
    await sections.locator('summary').click();
    await sections.getByRole('link', { name: 'What can go wrong' }).click();
    await expect(page).toHaveURL('/products/nacre-auth#what-can-go-wrong');
  });

  await test.step('color mode is light by default, whatever the system prefers', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/overview/privacy-policy');
    await expect(page.locator('html')).toHaveCSS('background-color', /^rgb\(2\d\d, /);
  });
});
