import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { readFinishedBuild } from '../../deploy/FinishedBuild.ts';
import { site } from '../../src/config/site.ts';
import { serveDeployedBuild, type Served } from '../hosting/serveWithNginx.ts';
import { layOutAll, showView, violations } from '../support/axe.ts';
import { buildDirectory, readPage, sitemapRoutes } from '../support/build.ts';
import { longLines, shiftOf, smallTargets, watchShifts, wideSamples } from '../support/layoutFaults.ts';
import { splitIntoGroups } from '../support/splitIntoGroups.ts';
import { scrollThrough, watchPolicy } from '../support/policy.ts';
import { collectRequests, collectStrangers, open } from '../support/site.ts';
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
  '/products/embedded-wallet/introduction',
  '/technical-guides/webhooks',
  '/products/nacre-auth',
  '/solutions/digital-product-passport/dpp-demo',
  '/solutions/on-chain-loyalty/introduction',
];

/** Pages without a source file. */
const SOURCELESS_PAGES = ['/search', '/no-such-page'];

/** The API page takes axe ten times as long as any other, so backendApi/axe.spec.ts checks it. */
const written = sampleOf(
  sitemapRoutes().filter((route) => !isGenerated(route) && (isLong || route !== '/backend-openapi')),
  12,
);
const generated = sampleOf(sitemapRoutes().filter(isGenerated), 192);

/** `npm test` opens a twelfth of the written pages, half of the special ones, and few of the generated, which are alike. */
const routes = [...new Set([...written, ...sampleOf(SEEN, 2), ...generated, ...SOURCELESS_PAGES])];

/** A window of 1280 px at 400 % zoom. */
const NARROW = { width: 320, height: 640 };

/** The views that axe checks in the long run. accessibility.spec.ts checks a page of each kind in one of the others. */
const VIEWS = [
  ['light', 1440],
  ['dark', 1440],
  ['dark', 375],
  ['light', 375],
] as const;

/** The most that the layout of a page may shift while it loads. */
const MOST_SHIFT = 0.01;

/** The parts around the content of every page. */
const SHELL = ['.navbar', '.theme-doc-sidebar-container', '.footer'];

/** The parts around the content are the same on every page, so axe checks them on some pages only. */
const checksShell = (route: string) => isLong || routes.indexOf(route) % 6 === 0;
const isForAxe = (route: string) => [...written, ...SOURCELESS_PAGES].includes(route);

/** Matches text that only Prism's scripts contain: the name of a token, or the code that defines a grammar. */
const PRISM = /"prolog"|'prolog'|\.languages\.(?:extend|insertBefore)\(/;
const isTokenizer = (script: string) =>
  PRISM.test(fs.readFileSync(path.join(buildDirectory, script), 'utf8'));

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** In the long run, nginx serves the pages with the shipped configuration, whose policy is a header of every file. */
let served: Served | undefined;
test.beforeAll(async () => {
  if (isLong) served = await serveDeployedBuild(readFinishedBuild(buildDirectory));
});
test.afterAll(() => served?.stop());

for (const [name, group] of splitIntoGroups(routes, isLong ? 8 : 3)) {
  test(`no console error, no other host, nothing blocked, nothing too wide, axe: ${name}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(30_000 + group.length * 60_000);
    const origin = served?.origin ?? baseURL ?? '';
    const errors = await watchPolicy(page);
    await watchShifts(page);
    const lines = { count: 0, long: [] as string[] };
    const strangers = collectStrangers(page, origin);
    const scripts = collectRequests(
      page,
      (_, { pathname }) => pathname.startsWith('/assets/js/') && pathname,
    );
    const problems: string[] = [];
    for (const route of group) {
      const report = (problem: string) => problems.push(`${route}: ${problem}`);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, origin + route);
      // The results load after the page.
      if (route.includes('?')) await expect(page.getByRole('main').locator('h3').first()).toBeVisible();
      const shift = await shiftOf(page);
      if (shift > MOST_SHIFT) report(`its layout shifts by ${shift}`);
      await layOutAll(page);
      const { count, long } = await longLines(page);
      lines.count += count;
      lines.long.push(...long);
      for (const sample of await wideSamples(page)) report(`a sample scrolls sideways, ${sample}`);
      for (const width of [1440, 375]) {
        await page.setViewportSize({ width, height: 900 });
        for (const target of await smallTargets(page)) report(`a small target at ${width} px, ${target}`);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      const title = await page.title();
      if (!new RegExp(`^.+ \\| ${site.title}$`).test(title)) report(`the title is "${title}"`);
      for (const [colorScheme, width] of isForAxe(route) ? VIEWS.slice(0, isLong ? undefined : 1) : []) {
        await showView(page, colorScheme, width);
        const name = `${route}, ${colorScheme}, ${width} px`;
        problems.push(...(await violations(page, name, 'html', checksShell(route) ? [] : SHELL)));
      }
      // Includes the page's work when it's idle.
      await scrollThrough(page);
      await page.setViewportSize(NARROW);
      if (await scrollsSideways(page)) report('it scrolls sideways at 320 px');
      // An unknown path answers 404, which the browser logs as an error.
      const unexpected = errors
        .splice(0)
        .filter((error) => !(route === '/no-such-page' && /status of 404/.test(error)));
      for (const error of unexpected) report(error);
      for (const address of strangers.splice(0)) report(`it asks ${address}`);
    }
    expect(problems).toEqual([]);
    expect(lines.long.length / lines.count, lines.long.join('\n')).toBeLessThan(0.01);
    // The server has colored the code.
    expect(scripts.length).toBeGreaterThan(1);
    expect([...new Set(scripts)].filter(isTokenizer)).toEqual([]);
  });
}

test('the search for Prism’s scripts finds one', () => {
  expect(isTokenizer('../node_modules/prism-react-renderer/dist/index.mjs')).toBe(true);
});

/** Its list of sections leaves out the terms, which have their own index. */
const GLOSSARY = '/roadmap-and-references/glossary';

test('every page as the server sends it has a title, is in English, and lists its headings of the levels 2 and 3', () => {
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
    const article = /<article[\s\S]*<\/article>/.exec(html)?.[0] ?? '';
    const headings = [...article.matchAll(/<h[23]\b[^>]*?\bid=(?:"([^"]*)"|([^\s>]+))/g)];
    const linked = [...html.matchAll(/<a\b[^>]*\btable-of-contents__link\b[^>]*/g)].map(([tag]) =>
      decodeURIComponent(/\bhref="?#([^"\s>]*)/.exec(tag)?.[1] ?? ''),
    );
    listed += linked.length;
    // The list is in the page twice, for phones too.
    const isComplete =
      [...new Set(linked)].join() === headings.map(([, quoted, bare]) => quoted ?? bare).join();
    if (linked.length > 0 && !isComplete && route !== GLOSSARY)
      report(`its table of contents holds ${linked.join(', ')}`);
  }
  expect(listed).toBeGreaterThan(sitemapRoutes().length);
  expect(problems).toEqual([]);
});
