import { expect, test, type Page } from '@playwright/test';
import { glossary } from '../../src/data/glossary.ts';
import { builtPaths, readPage } from '../support/build.ts';
import { parseHtml } from '../support/markdown.ts';
import { sampleOf } from '../support/long.ts';
import { markDocument, open } from '../support/site.ts';

const PAGE = '/products/quick-start-guide';
const ENTRY = glossary['publishable-key'];

const term = (page: Page) => page.locator('[data-term="publishable-key"]').first();
const card = (page: Page) => page.locator(':popover-open');

test('a term shows its definition by pointer and by keyboard, and leads to the glossary', async ({
  page,
}) => {
  await open(page, PAGE);
  const sameDocument = await markDocument(page);

  await test.step('one card is open at a time, next to its term, and a click elsewhere closes it', async () => {
    await term(page).click();
    const { y: top = 0, height = 0 } = (await term(page).boundingBox()) ?? {};
    const { y = 0, height: cardSize = 0 } = (await card(page).boundingBox()) ?? {};
    expect(Math.min(Math.abs(y - (top + height)), Math.abs(y + cardSize - top))).toBeLessThan(16);
    await page.locator('[data-term="allowed-origin"]').first().click();
    await expect(card(page)).toHaveCount(1);
    await expect(card(page)).toContainText(glossary['allowed-origin'].definition);
    await page.locator('h2').first().click();
    await expect(card(page)).toHaveCount(0);
  });

  await test.step('a term shows its definition by keyboard, and returns the focus', async () => {
    await expect(term(page)).toHaveRole('button');
    await term(page).focus();
    await page.keyboard.press('Enter');
    await expect(card(page)).toContainText(`${ENTRY.term}A key that begins with pk_,`);
    await page.keyboard.press('Escape');
    await expect(card(page)).toHaveCount(0);
    await expect(term(page)).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(card(page).getByRole('link')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/roadmap-and-references/glossary#publishable-key');
    expect(await sameDocument()).toBe(true);
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('every card of a page is inside a narrow window', async ({ page }) => {
    for (const width of sampleOf([320, 375], 2)) {
      await page.setViewportSize({ width, height: 700 });
      await open(page, PAGE);
      for (const button of await page.locator('[data-term]').all()) {
        await button.tap();
        const { x = -1, y = -1, width: cardSize = 0, height = 0 } = (await card(page).boundingBox()) ?? {};
        const name = `${width} px, ${await button.innerText()}`;
        expect.soft(Math.min(x, y), name).toBeGreaterThanOrEqual(0);
        expect.soft(x + cardSize, name).toBeLessThanOrEqual(width);
        expect.soft(y + height, name).toBeLessThanOrEqual(700);
        await page.keyboard.press('Escape');
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a term shows its definition, and leads to the glossary', async ({ page }) => {
    await page.goto(PAGE);
    await term(page).click();
    await expect(card(page)).toContainText('can start a sign-in and nothing else');
    await card(page).getByRole('link').click();
    await expect(page).toHaveURL('/roadmap-and-references/glossary#publishable-key');
  });
});

test('guides explain terms of the glossary, and no term is in a heading or a link', () => {
  let count = 0;
  for (const path of builtPaths()) {
    const html = path.endsWith('.html') ? '' : readPage(path);
    if (!html.includes('data-term')) continue;
    const page = parseHtml(html);
    for (const term of page.querySelectorAll('[data-term]')) {
      count += 1;
      expect.soft(Object.keys(glossary), path).toContain(term.getAttribute('data-term'));
      // The button's card exists.
      const cards = page.querySelectorAll(`[id="${term.getAttribute('popovertarget')}"]`);
      expect.soft(cards.length, path).toBe(1);
    }
    const inside = page.querySelectorAll(':is(a,h1,h2,h3,h4,h5,h6,button) [data-term]');
    expect
      .soft(
        inside.map(({ outerHTML }) => outerHTML),
        path,
      )
      .toEqual([]);
  }
  expect(count).toBeGreaterThanOrEqual(25);
});
