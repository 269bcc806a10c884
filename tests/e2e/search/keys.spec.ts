import { expect, test } from '@playwright/test';
import { allResults, typeQuery, hits, searchBox, searchField, suggestions } from '../../support/search.ts';
import { waitForHydration, open, ignorePointerMoves } from '../../support/site.ts';

test('the keyboard reaches the search box, its list and the rest of the page, also on a phone', async ({
  page,
}) => {
  const marks = page.locator('article mark');
  await ignorePointerMoves(page);

  await test.step('_highlight marks before the app has started, and the marks stay when it does', async () => {
    await page.goto('/overview/privacy-policy?_highlight=data');
    await expect(marks.first()).toHaveText(/data/i);
    await expect(page).toHaveURL('/overview/privacy-policy');
    expect(await page.evaluate(() => document.documentElement.dataset.hasHydrated)).toBe('false');
    // The marks have the site's color, not the browser's.
    await expect(marks.first()).not.toHaveCSS('background-color', 'rgb(255, 255, 0)');
    const count = await marks.count();
    await waitForHydration(page);
    await expect(marks).toHaveCount(count);
    await page.keyboard.press('Escape');
    await expect(marks).toHaveCount(0);
  });

  await test.step('on a phone the open search fills the screen, and "Cancel" closes it', async () => {
    const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 375, height: 700 });
    await typeQuery(page, 'network');
    const panel = await suggestions(page).boundingBox();
    const field = await searchBox(page).boundingBox();
    expect(panel).toMatchObject({ x: 0, width: 375 });
    expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBe(700);
    expect(field?.width).toBeGreaterThan(230);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(suggestions(page)).toBeHidden();
    await expect(searchBox(page)).not.toBeFocused();
    await searchBox(page).fill('');
    await searchBox(page).blur();
    await page.setViewportSize({ width, height });
  });

  await test.step('mod+k focuses the search box, and the box shows the shortcut', async () => {
    const mac = await page.evaluate(() => /mac/i.test(navigator.platform));
    await expect(page.locator('.navbar__search kbd')).toHaveText(mac ? ['⌘', 'K'] : [/ctrl/i, /k/i]);
    await page.keyboard.press('ControlOrMeta+k');
    await expect(searchBox(page)).toBeFocused();
  });

  await test.step('arrows, Home and End lead to hits, Escape closes the list, and Enter opens a hit', async () => {
    await expect(searchBox(page)).toHaveRole('combobox');
    await page.keyboard.type('balance');
    await expect(hits(page).first()).toContainText(/balance/i);
    await expect(hits(page)).toHaveCount(8);
    const activeIs = (index: number) =>
      expect(async () => {
        const hit = hits(page).nth(index);
        expect(await hit.getAttribute('aria-selected')).toBe('true');
        const id = await searchBox(page).getAttribute('aria-activedescendant');
        expect(await hit.getAttribute('id')).toBe(id);
      }).toPass();
    await activeIs(0);
    for (const [key, index] of [
      ['End', 7],
      ['ArrowDown', 0],
      ['ArrowUp', 7],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await activeIs(index);
    }
    await page.keyboard.press('Escape');
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(hits(page)).toHaveCount(8);
    const target = new URL((await hits(page).first().getAttribute('href')) ?? '', page.url());
    await page.keyboard.press('Enter');
    // The parameter with the words to mark is removed from the address once they are marked.
    await expect(page).toHaveURL(target.origin + target.pathname + target.hash);
    await expect(marks.first()).toBeVisible();
  });

  await test.step('a slash opens the search, is typed in fields, and can be turned off', async () => {
    await open(page, '/search');
    await page.keyboard.press('/');
    await expect(searchBox(page)).toBeFocused();
    await expect(searchBox(page)).toHaveValue('');
    await suggestions(page).getByRole('button', { name: 'Turn off the / key' }).click();
    await suggestions(page).getByRole('button', { name: 'Turn on the / key' }).click();
    // A press keeps the field's focus. Keyboard users leave with Escape.
    await expect(searchBox(page)).toBeFocused();
    await suggestions(page).getByRole('button', { name: 'Turn off the / key' }).focus();
    await page.keyboard.press('Escape');
    await expect(suggestions(page)).toBeHidden();
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.type('a/b');
    await expect(searchBox(page)).toHaveValue('a/b');
    await page.getByRole('main').getByRole('checkbox', { name: 'with the / key' }).uncheck();
    await open(page, '/overview/privacy-policy');
    await page.keyboard.press('/');
    await expect(searchBox(page)).not.toBeFocused();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(searchBox(page)).toBeFocused();
  });

  await test.step('outside every context the last line is "See all results"', async () => {
    await typeQuery(page, 'network');
    await expect(allResults(page)).toHaveText('See all results');
    await allResults(page).click();
    await expect(page).toHaveURL(/\/search\/?\?q=network$/);
    await expect(searchField(page)).toHaveValue('network');
  });

  await test.step('an empty field suggests the page opened before and five places to begin, which the keys lead through', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await searchBox(page).fill('');
    await expect(hits(page)).toHaveCount(6);
    await expect(hits(page).and(page.locator('[aria-selected="true"]'))).toHaveCount(0);
    // Nothing is selected, so Enter opens nothing.
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(hits(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/backend-openapi$/);
  });
});
