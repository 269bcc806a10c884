import { expect, test, type Page } from '@playwright/test';
import { fragmentOf, readPage } from '../support/build.ts';
import { holdBack, linkTo, markDocument, open } from '../support/site.ts';

const FROM = '/overview/privacy-policy';
const TO = '/overview/changelog';

/** Stops the page's clock a minute on, so that only `page.clock.runFor` lets its timers run. */
const stopClock = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);

test('on a navigation the content loads first, then the view switches, at its top', async ({ page }) => {
  const release = await holdBack(page, `**${fragmentOf(TO)}`);
  await page.clock.install();
  await open(page, FROM);
  const heading = page.locator('article h1');
  const progress = page.locator('#nprogress');

  await test.step('the page content loads first, then the view switches; the progress bar starts after 200 ms', async () => {
    const sameDocument = await markDocument(page);
    const before = await heading.innerText();
    await stopClock(page);
    await linkTo(page, TO).click();
    await expect(page).toHaveURL(TO);
    await page.clock.runFor(199);
    await expect(progress).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(progress.locator('.bar')).toBeVisible();
    await expect(heading).toHaveText(before);
    await page.clock.resume();
    release();
    await expect(heading).not.toHaveText(before);
    await expect(progress).toHaveCount(0);
    expect(await sameDocument()).toBe(true);
  });

  await test.step('a page that loads within 200 ms shows no progress bar', async () => {
    await open(page, FROM);
    const link = linkTo(page, TO);
    const before = await heading.innerText();
    // Hovering over the link fetches the content, so it's cached when the link is clicked.
    const fetched = page.waitForResponse((response) => response.url().endsWith(fragmentOf(TO)));
    await page.mouse.move(0, 0);
    await link.hover();
    await fetched;
    await stopClock(page);
    await link.click();
    await expect(heading).not.toHaveText(before);
    await page.clock.runFor(400);
    await expect(progress).toHaveCount(0);
    await page.clock.resume();
  });

  await test.step('after a navigation the page is at its top', async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await page.locator('.footer').getByRole('link', { name: 'Terms & Conditions' }).click();
    await expect(page).toHaveURL('/overview/terms-and-conditions');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test('after a navigation to an anchor the page is at the anchor', async ({ page }) => {
  const source = '/technical-guides/faq/';
  const [, path = '', id = ''] =
    [...readPage(source).matchAll(/href="?(\/[^"#\s>]+)#([\w-]+)/g)].find(
      ([, target = '', anchor = '']) => target !== source && anchorIsBelowTheFold(target, anchor),
    ) ?? [];
  expect(path, `${source} has a link to an anchor of another page`).not.toBe('');
  await open(page, source);
  const sameDocument = await markDocument(page);
  await page.locator(`article a[href="${path}#${id}"]`).first().click();
  await expect(page).toHaveURL(`${path}#${id}`);
  const target = page.locator(`[id="${id}"]`);
  await expect(target).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  // The target is near the top, and not under the navbar.
  const top = (await target.boundingBox())?.y ?? -1;
  const navbar = (await page.locator('nav.navbar').boundingBox())?.height ?? 0;
  expect(top).toBeGreaterThanOrEqual(navbar);
  expect(top).toBeLessThan(400);
  expect(await sameDocument()).toBe(true);
});

test('a page reached by a navigation is announced, and the next stop is the skip link', async ({ page }) => {
  await open(page, FROM);
  const line = page.locator('body > [role="status"]');
  await expect(line).toHaveText('');
  await linkTo(page, TO).click();
  await expect(line).toHaveText('Changelog, page loaded');
  await page.goBack();
  await expect(line).toHaveText(/^(?!Changelog).+, page loaded$/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
});

/** Whether an id is in the middle of a page's HTML: after its first quarter, and before its last third. */
function anchorIsBelowTheFold(route: string, id: string): boolean {
  const html = readPage(route);
  const article = html.slice(html.indexOf('<article'), html.indexOf('</article>'));
  const offset = article.search(new RegExp(`\\bid="?${id}["\\s>]`));
  return offset > article.length / 4 && offset < (article.length * 2) / 3;
}
