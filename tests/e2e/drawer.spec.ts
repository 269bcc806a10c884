import { expect, test, type Page } from '@playwright/test';
import { accessibilityTree } from '../support/accessibilityTree.ts';
import { waitForHydration, open, openWithDelayedApp } from '../support/site.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
const drawer = (page: Page) => page.locator('.navbar-sidebar');

test.use({ viewport: { width: 996, height: 800 } });

test('below 997 px the navigation is a drawer with the menu of the page and the main one', async ({
  page,
}) => {
  await open(page, '/');

  await test.step('at 996 px the navigation is a drawer, at 997 px it is not', async () => {
    await expect(opener(page)).toBeVisible();
    await page.setViewportSize({ width: 997, height: 800 });
    await expect(opener(page)).toBeHidden();
    await expect(page.locator('.navbar__items .navbar__item').first()).toBeVisible();
    await page.setViewportSize({ width: 996, height: 800 });
  });

  await test.step('the drawer opens with the menu and closes with its button', async () => {
    await expect(drawer(page)).not.toBeInViewport();
    await opener(page).click();
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(drawer(page)).toBeInViewport();
    for (const label of ['SDKs', 'APIs', 'Changelog', 'Guides', 'Dashboard']) {
      const link = drawer(page).getByRole('link', { name: label, exact: label !== 'Dashboard' });
      await expect(link).toBeVisible();
    }
    await drawer(page).getByRole('button', { name: 'Close navigation bar' }).click();
    await expect(drawer(page)).not.toBeInViewport();
  });

  await test.step('the drawer closes when the window becomes wider than the breakpoint', async () => {
    await opener(page).click();
    await expect(drawer(page)).toBeInViewport();
    await page.setViewportSize({ width: 997, height: 800 });
    await expect(drawer(page)).toHaveCount(0);
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(drawer(page)).not.toBeInViewport();
  });

  await test.step('a link of the drawer leads to its page and closes the drawer', async () => {
    await opener(page).click();
    await drawer(page).getByRole('link', { name: 'Changelog' }).click();
    await expect(page).toHaveURL('/overview/changelog');
    await expect(drawer(page)).not.toBeInViewport();
  });

  await test.step('on a page with a sidebar the drawer shows it, and "Back to main menu" leads to the main menu', async () => {
    await open(page, '/products/quick-start-guide');
    await opener(page).click();
    await expect(drawer(page).locator('a[href="/products/apis_sdks"]')).toBeInViewport();
    await drawer(page).getByRole('button', { name: 'Back to main menu' }).click();
    await expect(drawer(page).getByRole('link', { name: 'SDKs', exact: true })).toBeInViewport();
    await expect(drawer(page).locator('a[href="/products/apis_sdks"]')).not.toBeInViewport();
  });
});

const closer = (page: Page) => drawer(page).getByRole('button', { name: 'Close navigation bar' });

/** Landmarks outside the drawer. */
const BESIDE = /^(?:main|search|contentinfo|banner)$/;

const rolesOf = async (page: Page) => (await accessibilityTree(page)).map(({ role }) => role);
const namesOf = async (page: Page) => (await accessibilityTree(page)).map(({ name }) => name);

/** Counts the steps with Tab and Shift+Tab that leave the drawer, except into the browser's own toolbars. */
async function stepsOutside(page: Page): Promise<number> {
  let outside = 0;
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    outside += await page.evaluate(() =>
      Number(document.activeElement !== document.body && !document.activeElement?.closest('[role="dialog"]')),
    );
  }
  return outside;
}

const PAGE = '/products/quick-start-guide';

const nothing = () => undefined;

for (const [state, start] of [
  ['with the app', (page: Page) => open(page, PAGE).then(() => nothing)],
  ['before the app is there', (page: Page) => openWithDelayedApp(page, PAGE)],
] as const) {
  test(`the drawer is a dialog, ${state}`, async ({ page }) => {
    test.skip(process.env.SITE_START === 'load' && state !== 'with the app', 'the app starts with the page');
    const release = await start(page);
    const dialog = page.getByRole('dialog', { name: 'Menu' });

    await test.step('it traps the focus, and Escape returns it', async () => {
      await expect(dialog).toHaveCount(0);
      await opener(page).focus();
      await page.keyboard.press('Enter');
      await expect(dialog).toHaveAttribute('aria-modal', 'true');
      await expect(closer(page)).toBeFocused();
      // The browser computes the accessibility tree some time after a change.
      await expect
        .poll(() => rolesOf(page))
        .not.toEqual(expect.arrayContaining([expect.stringMatching(BESIDE)]));
      expect(await stepsOutside(page)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
      await expect.poll(() => rolesOf(page)).toContain('main');
    });

    await test.step('a press outside the drawer closes it, and the page works again', async () => {
      await opener(page).click();
      await expect(closer(page)).toBeFocused();
      await page.mouse.click(980, 500);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
      expect(await page.locator('[inert]:visible').count()).toBe(0);
    });

    await test.step('"Back to main menu" moves the focus too, and the color mode can be chosen', async () => {
      await opener(page).click();
      await drawer(page).getByRole('button', { name: 'Back to main menu' }).press('Enter');
      await expect(drawer(page).getByRole('link', { name: 'SDKs', exact: true })).toBeFocused();
      await expect.poll(() => namesOf(page)).toContain('Changelog');
      await expect.poll(() => namesOf(page)).not.toContain('Quick start');
      await drawer(page)
        .getByRole('button', { name: /^Color mode/ })
        .click();
      await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    });

    await test.step('a closed drawer stays closed when the app starts', async () => {
      await closer(page).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      release();
      await waitForHydration(page);
      await expect(drawer(page)).not.toBeInViewport();
    });
  });
}

test('the focus stays in place in the drawer when the app starts', async ({ page }) => {
  test.skip(process.env.SITE_START === 'load', 'the app starts with the page');
  const release = await openWithDelayedApp(page, PAGE);
  await opener(page).click();
  await expect(closer(page)).toBeFocused();
  const link = drawer(page).getByRole('link', { name: 'Quick start' });
  await link.focus();
  release();
  await waitForHydration(page);
  await expect(drawer(page)).toHaveCount(1);
  await expect(drawer(page).getByRole('button', { name: '← Back to main menu' })).toBeVisible();
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  expect(await page.locator('[inert]:visible').count()).toBe(0);
});
