import { brotliCompressSync } from 'node:zlib';
import { expect, test, type Page, type Response } from '@playwright/test';
import { builtPaths, readPage } from '../support/build.ts';
import { parseHtml } from '../support/markdown.ts';
import { markDocument, open } from '../support/site.ts';

const PAGE = '/products/quick-start-guide';
const SENTENCE = 'Formats an amount in the smallest unit as a human-readable number.';

const tip = (page: Page) => page.getByRole('tooltip');
const inCode = (page: Page, name: string) =>
  page.locator('pre a[data-symbol]').filter({ hasText: new RegExp(`^${name}$`) });

test('hovering over a name and focusing it shows its description', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  const collect = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  };
  page.on('response', collect);
  await open(page, PAGE);
  const link = inCode(page, 'formatBalance').first();

  await test.step('the descriptions of names are fetched on first use, and weigh a few kilobytes', async () => {
    const withTips = async () => (await Promise.all(scripts)).filter((text) => text.includes(SENTENCE));
    await page.waitForLoadState('networkidle');
    expect(await withTips()).toEqual([]);
    await link.hover();
    await expect(tip(page)).toBeVisible();
    // The scripts of the pages opened below can't be read once they are left.
    page.off('response', collect);
    const [script = '', ...others] = await withTips();
    expect(others).toEqual([]);
    // Every symbol has a description, because signatures of the reference link to symbols that no guide names.
    expect(brotliCompressSync(script).length).toBeLessThan(14_500);
  });

  await test.step('hovering over a name shows its description, for as long as the pointer is on either', async () => {
    await expect(tip(page)).toHaveText(`Function formatBalance${SENTENCE}`);
    await expect(link).toHaveAccessibleDescription(`Function formatBalance ${SENTENCE}`);
    await tip(page).hover();
    // Longer than the delay after which the tip hides.
    await page.waitForTimeout(400);
    await expect(tip(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tip(page)).toHaveCount(0);
    await link.hover();
    await expect(tip(page)).toBeVisible();
    await page.locator('h1').hover();
    await expect(tip(page)).toHaveCount(0);
    await expect(link).not.toHaveAttribute('aria-describedby');
  });

  await test.step('names in code are underlined, since their color alone marks no link', async () => {
    const lines = await page
      .locator('pre a[data-symbol]')
      .evaluateAll((links) => links.map((each) => getComputedStyle(each).textDecorationLine));
    expect(new Set(lines)).toEqual(new Set(['underline']));
  });

  await test.step('the tab key shows it too, stops at each name once in a block, and Enter follows the link', async () => {
    const sameDocument = await markDocument(page);
    const block = page
      .locator('pre')
      .filter({ has: page.locator('a[data-symbol$="#getbalance"]') })
      .first();
    const symbols = await block.locator('a').evaluateAll((all) => all.map((each) => each.dataset.symbol));
    const stops: (string | undefined)[] = [];
    // The block itself is no tab stop, because its lines fit.
    await block.locator('a').first().focus();
    await page.keyboard.press('Shift+Tab');
    for (let count = 0; count < new Set(symbols).size; count += 1) {
      await page.keyboard.press('Tab');
      await expect(tip(page)).toBeVisible();
      stops.push(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.symbol));
    }
    expect(stops).toEqual([...new Set(symbols)]);
    await page.keyboard.press('Escape');
    await expect(tip(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/api/${stops.at(-1)}`);
    expect(await sameDocument()).toBe(true);
  });

  for (const path of ['/api/how-tos', '/products/embedded-wallet/exceptions', PAGE]) {
    await test.step(`no name is a link inside a link or a heading: ${path}`, async () => {
      await open(page, path);
      expect(await page.locator('a a, :is(h1, h2, h3, h4, summary, button) a[data-symbol]').count()).toBe(0);
    });
  }

  await test.step('without a connection a name has no tip, and its link still works', async () => {
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/js/*.js', (route) => route.abort());
    let failures = 0;
    page.on('requestfailed', () => (failures += 1));
    await link.hover();
    // A script that fails is requested once more.
    await expect.poll(() => failures).toBe(2);
    await page.unroute('**/assets/js/*.js');
    await expect(tip(page)).toHaveCount(0);
    await link.click();
    await expect(page).toHaveURL('/api/sdk-base/Function.formatBalance');
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 800 } });

  test('the first touch shows a name’s description, inside the window, and the second follows the link', async ({
    page,
  }) => {
    await open(page, PAGE);
    const link = page.locator('p a[data-symbol]').filter({ hasText: 'formatBalance' }).first();
    await link.tap();
    await expect(tip(page)).toContainText(SENTENCE);
    const { x = -1, width = 0 } = (await tip(page).boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(375);
    await expect(page).toHaveURL(PAGE);
    await page.locator('h2').first().tap();
    await expect(tip(page)).toHaveCount(0);
    await link.tap();
    await expect(tip(page)).toBeVisible();
    await link.tap();
    await expect(page).toHaveURL('/api/sdk-base/Function.formatBalance');
    await expect(tip(page)).toHaveCount(0);
  });
});

/** Returns every name in the code of the build, with its page. */
const uses = () =>
  builtPaths()
    .filter((path) => !path.endsWith('.html') && !path.startsWith('/api/sdk-'))
    .flatMap((page) =>
      // Uses a pattern, because parsing all guides takes seconds. Text can't contain such an attribute inside a tag.
      [...readPage(page).matchAll(/<\w[^<>]*\sdata-symbol=(?:"([^"]*)"|([^\s>"]+))/g)].map(
        ([, quoted, bare = '']) => ({ page, symbol: quoted ?? bare }),
      ),
    );

test('the links of names work, and symbols and guides link to each other', () => {
  const all = uses();
  expect(all.length).toBeGreaterThan(500);
  expect(new Set(all.map(({ page }) => page)).size).toBeGreaterThan(15);
  const guidesOf = new Map<string, Set<string>>();
  for (const { page, symbol } of all) {
    const name = symbol.replace(/#.*/, '');
    guidesOf.set(name, (guidesOf.get(name) ?? new Set()).add(page));
  }
  for (const name of guidesOf.keys()) {
    const anchors = all
      .filter(({ symbol }) => symbol.startsWith(`${name}#`))
      .map(({ symbol }) => symbol.split('#')[1]);
    const reference = anchors.length > 0 ? parseHtml(readPage(`/api/${name}`)) : undefined;
    const lost = anchors.filter((anchor) => !reference?.querySelector(`[id="${anchor}"]`));
    expect.soft(lost, name).toEqual([]);
    // A release's page also lists changes, which aren't uses of
    // a symbol. The home page and the style guide show samples.
    const isGuide = (page: string) =>
      page !== '/' && page !== '/styleguide' && !page.startsWith('/overview/releases/');
    const guides = parseHtml(listMarkup(`/api/${name}`))
      .querySelectorAll('a')
      .map((link) => String(link.getAttribute('href')).replace(/(.)\/$/, '$1'))
      .filter(isGuide);
    const expected = [...(guidesOf.get(name) ?? [])].filter(isGuide);
    expect.soft(guides.toSorted(), name).toEqual(expected.toSorted());
  }
});

/** Returns the markup of a reference page's list of guides. */
const listMarkup = (path: string): string =>
  /id="?used-in[\s\S]*?(<ul[\s\S]*?<\/ul>)/.exec(readPage(path))?.[1] ?? '';
