import { expect, test, type Page } from '@playwright/test';
import { color as token } from '../../src/config/tokens.ts';
import { collectErrors, linkTo, open, waitForMessage } from '../support/site.ts';

const PAGE = '/products/quick-start-guide';
const BEFORE = '/products/nacre-auth';

const blocks = (page: Page) => page.locator('.theme-code-block pre');
const markupOf = (page: Page) =>
  page.locator('.theme-code-block pre > code').evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));

/** Returns the markup of a page's code, as sent by the server. */
async function withoutScripts(page: Page, path: string): Promise<string[]> {
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: false });
  const plain = await context?.newPage();
  await plain?.goto(new URL(path, page.url()).href);
  const markup = plain ? await markupOf(plain) : [];
  await context?.close();
  return markup;
}

test('the server’s code stays when the page hydrates, and is the same after a navigation', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      // The theme renders tabs and their contents anew.
      const all = document.querySelectorAll('.theme-code-block pre, .theme-code-block pre span');
      const originals = [...all].filter((element) => !element.closest('.theme-tabs-container'));
      Object.assign(window, {
        originals: (window as unknown as { originals?: Element[] }).originals ?? originals,
      });
    });
  });
  await open(page, PAGE);
  const plain = await withoutScripts(page, PAGE);

  await test.step('same elements, same markup', async () => {
    const originals = await page.evaluate(() =>
      (window as unknown as { originals: Element[] }).originals.map(({ isConnected }) => isConnected),
    );
    expect(originals.length).toBeGreaterThan(200);
    expect(originals).not.toContain(false);
    expect(await markupOf(page)).toEqual(plain);
  });

  await test.step('bars to scroll code, tables and lists with have the site’s colors', async () => {
    const colors = await page
      .locator('.thin-scrollbar, [data-scroll-table]')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).scrollbarColor));
    expect(colors.length).toBeGreaterThan(2);
    expect(colors.filter((color) => color === 'auto')).toEqual([]);
  });

  await test.step('code is the same after a navigation as after a load', async () => {
    await open(page, BEFORE);
    await linkTo(page, PAGE).click();
    await expect(page.locator('h1')).toContainText('Quick start');
    const markup = await markupOf(page);
    expect(markup.length).toBeGreaterThan(10);
    expect(markup).toEqual(plain);
    expect(markup.join('')).toContain('class="tok-keyword"');
    expect(errors).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('code is colored, in both modes', async ({ page }) => {
    await page.goto(PAGE);
    for (const mode of ['light', 'dark'] as const) {
      await page.locator('html').evaluate((html, theme) => html.setAttribute('data-theme', theme), mode);
      const color = (kind: string) =>
        page
          .locator(`.theme-code-block .tok-${kind}`)
          .first()
          .evaluate((token) => getComputedStyle(token).color);
      for (const kind of ['keyword', 'string', 'call'] as const) {
        const hex = token(`--code-${kind}`, mode);
        const [red, green, blue] = [1, 3, 5].map((offset) => parseInt(hex.slice(offset, offset + 2), 16));
        expect(await color(kind), `${kind}, ${mode}`).toBe(`rgb(${red}, ${green}, ${blue})`);
      }
    }
  });
});

test.describe('buttons', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 375, height: 800 } });

  test('code can be copied, scrolled and wrapped, and tabs follow a choice', async ({ page }) => {
    await open(page, PAGE);
    const block = page.locator('.theme-code-block').filter({ hasText: 'wallet.mjs, a new file' });

    await test.step('each button shows without a mouse, and is large enough for a finger', async () => {
      const button = blocks(page).first().locator('..').locator('..').getByRole('button').last();
      await button.focus();
      await expect(button).toHaveCSS('opacity', '1');
      const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    });

    await test.step('the copy button copies the plain code', async () => {
      const copy = block.getByRole('button', { name: 'Copy code to clipboard' });
      await waitForMessage(page, /^Copied$/, copy.click());
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(await block.locator('code').evaluate((code) => code.textContent));
      expect(copied).toMatch(/^import \{\s+Client,/);
    });

    await test.step('long lines wrap on a phone, and scroll on demand, without rendering the code again', async () => {
      const width = () => block.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
      expect(await width()).toBe(0);
      const first = await block.locator('code span').first().elementHandle();
      await block.getByRole('button', { name: 'Toggle word wrap' }).click();
      expect(await width()).toBeGreaterThan(50);
      expect(await first?.evaluate((element) => element.isConnected)).toBe(true);
    });

    await test.step('code is a stop of the tab key, with a name, only while it scrolls', async () => {
      const long = block.locator('pre');
      await expect(long).toHaveAttribute('tabindex', '0');
      await expect(long).toHaveRole('group');
      await expect(long).toHaveAccessibleName('Code: wallet.mjs, a new file');
      await block.getByRole('button', { name: 'Toggle word wrap' }).click();
      expect(await long.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
      await expect(long).not.toHaveAttribute('tabindex');
      await expect(long).not.toHaveAttribute('role');
    });

    await test.step('code that continues a file has its earlier lines, and only its own are copied', async () => {
      const next = page.locator('.theme-code-block').filter({ hasText: 'wallet.mjs, at the end' }).first();
      const [earlier, own] = [next.locator('details code'), next.locator('.code-line--inserted')];
      await expect(earlier).toBeHidden();
      await next.locator('summary').press('Enter');
      expect(await earlier.textContent()).toBe(await block.locator('code').textContent());
      await expect(own.first()).toHaveAttribute('data-line', '24');
      await next.getByRole('button', { name: 'Copy code to clipboard' }).click();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe((await own.allTextContents()).join(''));
    });

    await test.step('a failed copy is announced too', async () => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
      });
      const copy = page.getByRole('button', { name: 'Copy code to clipboard' }).first();
      await waitForMessage(page, /^Not copied/, copy.click());
    });

    await test.step('a tab that was chosen is chosen everywhere, and on the next page', async () => {
      const chosen = () => page.getByRole('tab', { name: 'pnpm', selected: true });
      await page.getByRole('tab', { name: 'pnpm' }).first().click();
      const expected = await page.getByRole('tab', { name: 'pnpm' }).count();
      await expect(chosen()).toHaveCount(expected);
      await open(page, '/products/apis_sdks');
      await expect(chosen().first()).toBeVisible();
      await expect(page.getByRole('tabpanel').filter({ hasText: 'pnpm add' }).first()).toBeVisible();
    });
  });
});
