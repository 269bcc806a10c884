import { expect, test } from '@playwright/test';
import { site } from '../../src/config/site.ts';
import { violations } from '../support/axe.ts';
import { sitemapRoutes } from '../support/build.ts';
import { inGroups } from '../support/inGroups.ts';
import { collectErrors, open } from '../support/site.ts';
import { isLong, sampleOf } from '../support/long.ts';

/** A page made from a source. */
const isGenerated = (route: string) => /^\/api\/sdk-(?:base|react)\/./.test(route);

/** Generated pages are alike: `npm test` opens every fourth of them, `npm run test:all` all. */
const routes = [
  ...sitemapRoutes().filter((route) => !isGenerated(route)),
  ...sampleOf(sitemapRoutes().filter(isGenerated), 4),
  '/search',
  '/no-such-page',
];

/** What stands around the text of every page. */
const SHELL = ['.navbar', '.theme-doc-sidebar-container', '.footer'];

/**
 * Axe looks at each written page, and at one of twelve; the others are opened as a reader finds them, before the app. What stands around a text is alike too, and most of a page's elements: axe looks
 * at it on one page of twelve. `npm run test:all` starts the app and has axe look at all of every page.
 */
const isSample = (route: string) => isLong || routes.indexOf(route) % 12 === 0;
/** The API page takes axe ten times as long as any other: apiPage.spec.ts has it look there, with all of it open. */
const isLookedAt = (route: string) =>
  isSample(route) || !(isGenerated(route) || route === '/backend-openapi');

for (const [name, group] of inGroups(routes, 8)) {
  test(`no console error, no other host, a title, English, axe: ${name}`, async ({ page, baseURL }) => {
    test.setTimeout(30_000 + group.length * 20_000);
    await page.setViewportSize({ width: 1440, height: 900 });
    const errors = collectErrors(page);
    const strangers: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol !== 'data:' && url.protocol !== 'blob:' && url.origin !== baseURL) {
        strangers.push(request.url());
      }
    });
    const problems: string[] = [];
    for (const route of group) {
      await (isLookedAt(route) ? open(page, route) : page.goto(route));
      // What a page does once it is idle counts too.
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 500 })));
      const found = await page.evaluate(() => ({
        title: document.title,
        language: document.documentElement.lang,
        others: document.querySelectorAll('link[hreflang]:not([hreflang="en"], [hreflang="x-default"])')
          .length,
        // Headings of the levels 2 and 3, and of no other, are in the table of contents.
        deep: [...document.querySelectorAll('.table-of-contents a')]
          .map((link) => decodeURIComponent(link.getAttribute('href') ?? '').slice(1))
          .filter((id) => !/^H[23]$/.test(document.getElementById(id)?.tagName ?? '')),
      }));
      const say = (what: string) => problems.push(`${route}: ${what}`);
      if (!new RegExp(`^.+ \\| ${site.title}$`).test(found.title)) say(`the title is "${found.title}"`);
      if (found.language !== 'en') say(`the language is "${found.language}"`);
      if (found.others > 0) say('it names another language');
      if (found.deep.length > 0) say(`its table of contents holds ${found.deep.join(', ')}`);
      // 404 is what an unknown path answers; the browser logs it as an error.
      const unexpected = errors
        .splice(0)
        .filter((error) => !(route === '/no-such-page' && /status of 404/.test(error)));
      for (const error of unexpected) say(error);
      for (const address of strangers.splice(0)) say(`it asks ${address}`);
      if (isLookedAt(route)) {
        problems.push(...(await violations(page, route, 'html', isSample(route) ? [] : SHELL)));
      }
    }
    expect(problems).toEqual([]);
  });
}

test('the table of contents holds the headings of the levels 2 and 3, in their order', async ({ page }) => {
  await open(page, '/api/sdk-base/Class.SdkError');
  const headings = (selector: string) =>
    page.locator(`article .markdown :is(${selector})[id]`).evaluateAll((all) => all.map(({ id }) => id));
  expect((await headings('h4')).length, 'the page has deeper headings').toBeGreaterThan(0);
  const linked = await page
    .locator('.theme-doc-toc-desktop .table-of-contents a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(1)));
  expect(linked).toEqual(await headings('h2, h3'));
});
