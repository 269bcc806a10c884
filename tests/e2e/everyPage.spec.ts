import { expect, test, type Page } from '@playwright/test';
import { site } from '../../src/config/site.ts';
import { violations } from '../support/axe.ts';
import { readPage, sitemapRoutes } from '../support/build.ts';
import { splitIntoGroups } from '../support/splitIntoGroups.ts';
import { scrollThrough, watchPolicy } from '../support/policy.ts';
import { open } from '../support/site.ts';
import { isLong, sampleOf } from '../support/long.ts';

/** Whether a page is generated from an SDK's source. */
const isGenerated = (route: string) => /^\/api\/sdk-(?:base|react)\/./.test(route);

/**
 * Pages of each kind, and each page with a special part. They are
 * scrolled to the end, with the app started and every demo running.
 */
const SEEN = [
  '/',
  '/search?q=network',
  '/overview/concepts',
  '/overview/changelog',
  '/api/how-tos',
  '/api/sdk-base/Class.SdkError',
  '/products/embedded-wallet/exceptions',
  '/technical-guides/webhooks',
  '/products/embedded-wallet/introduction',
  '/products/nacre-auth',
  '/solutions/digital-product-passport/dpp-demo',
  '/solutions/on-chain-loyalty/introduction',
];
const written = sitemapRoutes().filter((route) => !isGenerated(route));

/** Pages without a source file. */
const SOURCELESS_PAGES = ['/search', '/no-such-page'];

/** Generated pages are alike. `npm test` opens every 24th of them, and `npm run test:all` opens all of them. */
const routes = [
  ...new Set([
    ...written,
    ...SEEN,
    ...sampleOf(sitemapRoutes().filter(isGenerated), 24),
    ...SOURCELESS_PAGES,
  ]),
];

const WIDE = { width: 1440, height: 900 };
/** A window of 1280 px at 400 % zoom. */
const NARROW = { width: 320, height: 640 };

/** The parts around the content of every page. */
const SHELL = ['.navbar', '.theme-doc-sidebar-container', '.footer'];

/** The parts around the content are the same on every page, so axe checks them on some pages only. */
const checksShell = (route: string) => isLong || routes.indexOf(route) % 12 === 0;
/**
 * Axe checks every sixth written page, and in the long run every page. The API page takes ten times as long as any
 * other, so backendApi/axe.spec.ts checks it.
 */
const isForAxe = (route: string) =>
  isLong ||
  SOURCELESS_PAGES.includes(route) ||
  (written.indexOf(route) % 6 === 0 && route !== '/backend-openapi');

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

for (const [name, group] of splitIntoGroups(routes, 8)) {
  test(`no console error, no other host, nothing blocked, nothing too wide, axe: ${name}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(30_000 + group.length * 20_000);
    const errors = await watchPolicy(page);
    const strangers: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol !== 'data:' && url.protocol !== 'blob:' && url.origin !== baseURL) {
        strangers.push(request.url());
      }
    });
    const problems: string[] = [];
    const lookWide = async (route: string) => {
      await page.setViewportSize(WIDE);
      if (isForAxe(route)) {
        problems.push(...(await violations(page, route, 'html', checksShell(route) ? [] : SHELL)));
      }
      // Includes the page's work when it's idle.
      if (isLong || SEEN.includes(route)) await scrollThrough(page);
      else await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 500 })));
    };
    const lookNarrow = async (route: string) => {
      await page.setViewportSize(NARROW);
      if (await scrollsSideways(page)) problems.push(`${route}: it scrolls sideways at 320 px`);
    };
    await page.setViewportSize(WIDE);
    let looks = [lookWide, lookNarrow];
    for (const route of group) {
      const report = (problem: string) => problems.push(`${route}: ${problem}`);
      await (isLong || isForAxe(route) || SEEN.includes(route) ? open(page, route) : page.goto(route));
      // The results load after the page.
      if (route.includes('?')) await expect(page.getByRole('main').locator('h3').first()).toBeVisible();
      const title = await page.title();
      if (!new RegExp(`^.+ \\| ${site.title}$`).test(title)) report(`the title is "${title}"`);
      for (const look of looks) await look(route);
      // Resizing the window lays out the whole page anew, so the next page starts with this one's size.
      looks = looks.toReversed();
      // An unknown path answers 404, which the browser logs as an error.
      const unexpected = errors
        .splice(0)
        .filter((error) => !(route === '/no-such-page' && /status of 404/.test(error)));
      for (const error of unexpected) report(error);
      for (const address of strangers.splice(0)) report(`it asks ${address}`);
    }
    expect(problems).toEqual([]);
  });
}

test('every page as the server sends it has a title, is in English, and lists headings of the levels 2 and 3', () => {
  const problems: string[] = [];
  let listed = 0;
  for (const route of [...sitemapRoutes(), '/search', '/404.html']) {
    const html = readPage(route);
    const report = (problem: string) => problems.push(`${route}: ${problem}`);
    const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
    if (!new RegExp(`^.+ \\| ${site.title}$`).test(title)) report(`the title is "${title}"`);
    const language = /<html[^>]*\blang="?([\w-]+)/.exec(html)?.[1];
    if (language !== 'en') report(`the language is "${language}"`);
    const languages = [...html.matchAll(/<link[^>]*\bhreflang="?([\w-]+)/gi)]
      .map(([, code]) => code)
      .filter((code) => code !== 'en' && code !== 'x-default');
    if (languages.length > 0) report(`it names the languages ${languages.join(', ')}`);
    const levels = new Map(
      [...html.matchAll(/<h([1-6])\b[^>]*?\bid=(?:"([^"]*)"|([^\s>]+))/g)].map(([, level, quoted, bare]) => [
        quoted ?? bare,
        Number(level),
      ]),
    );
    const linked = [...html.matchAll(/<a\b[^>]*\btable-of-contents__link\b[^>]*/g)].map(([tag]) =>
      decodeURIComponent(/\bhref="?#([^"\s>]*)/.exec(tag)?.[1] ?? ''),
    );
    listed += linked.length;
    const deep = linked.filter((id) => ![2, 3].includes(levels.get(id) ?? 0));
    if (deep.length > 0) report(`its table of contents holds ${deep.join(', ')}`);
  }
  expect(listed).toBeGreaterThan(sitemapRoutes().length);
  expect(problems).toEqual([]);
});

test('the table of contents contains the headings of the levels 2 and 3, in order', async ({ page }) => {
  await open(page, '/api/sdk-base/Class.SdkError');
  const headings = (selector: string) =>
    page.locator(`article .markdown :is(${selector})[id]`).evaluateAll((all) => all.map(({ id }) => id));
  expect((await headings('h4')).length, 'the page has deeper headings').toBeGreaterThan(0);
  const linked = await page
    .locator('.theme-doc-toc-desktop .table-of-contents a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(1)));
  expect(linked).toEqual(await headings('h2, h3'));
});
