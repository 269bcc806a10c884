import { expect, test, type Page } from '@playwright/test';
import { waitForHydration, open } from '../support/site.ts';

const toggle = (page: Page) => page.getByRole('button', { name: /^Color mode/ });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

async function expectMode(page: Page, drawn: 'light' | 'dark', choice: 'light' | 'dark' | 'system') {
  await expect(page.locator('html')).toHaveAttribute('data-theme', drawn);
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', choice);
  await expect(toggle(page)).toHaveAccessibleName(new RegExp(`^Color mode: ${choice}\\.`));
}

test('a reader chooses a color mode, which outlives the page; else the system does', async ({ page }) => {
  await open(page, '/');

  await test.step('color mode is light by default', async () => {
    await expectMode(page, 'light', 'system');
    await expect(page.locator('html')).toHaveCSS('background-color', /^rgb\(2\d\d, /);
    expect(await stored(page)).toBeNull();
  });

  await test.step('the system preference is respected as long as the reader makes no choice', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectMode(page, 'dark', 'system');
    await page.reload();
    await waitForHydration(page);
    await expectMode(page, 'dark', 'system');
    await page.emulateMedia({ colorScheme: 'light' });
    await expectMode(page, 'light', 'system');
    await toggle(page).click();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectMode(page, 'light', 'light');
    await page.emulateMedia({ colorScheme: 'light' });
    await toggle(page).click();
    await toggle(page).click();
    await expectMode(page, 'light', 'system');
  });

  await test.step('the toggle cycles system, light, dark, system, and each choice is saved under "theme"', async () => {
    for (const [drawn, choice, saved] of [
      ['light', 'light', 'light'],
      ['dark', 'dark', 'dark'],
      ['light', 'system', null],
    ] as const) {
      await toggle(page).click();
      await expectMode(page, drawn, choice);
      expect(await stored(page)).toBe(saved);
    }
  });

  await test.step('the choice outlives the page, and is applied before the scripts run', async () => {
    await toggle(page).click();
    await toggle(page).click();
    await page.reload();
    await waitForHydration(page);
    await expectMode(page, 'dark', 'dark');
    await expect(page.locator('html')).toHaveCSS('background-color', /^rgb\(\d\d?, /);
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await page.goto('/overview/changelog');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});
