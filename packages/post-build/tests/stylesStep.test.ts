import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { readSite } from '../src/readSite.ts';
import { runBuildSteps } from '../src/runBuildSteps.ts';
import type { BuildStep } from '../src/BuildStep.ts';
import { styles } from '../src/styles/index.ts';
import { folderOfEachTest } from '../../../tests/support/temporaryFolder.ts';

const WHOLE = 'assets/css/styles.0a1b2c3d.css';
const CSS =
  '@font-face{font-family:Own;src:url(/base/assets/fonts/own.woff2)}p{font-family:Own}.rare{color:red}' +
  '.early{color:blue}.drawer{margin:0}@media print{p{color:#000}}.gone{margin:0}[inert] p{margin:0}';
const page = (body: string) =>
  `<!doctype html><html><head><link rel=stylesheet href=/base/${WHOLE} /><script src=/base/a.js></script></head><body><main><p>${body}</p></main></body></html>`;

const { root: outDir, read, write } = folderOfEachTest();
const symbols = ['api/sdk-base/Class.Client', 'api/sdk-react/Function.useClient'];
const rareFiles = new Set(['page-0', 'api/sdk-base/Class.Client']);
const files = ['page-0', 'page-1', 'page-2', ...symbols];
const run = async (steps: Record<string, BuildStep> = {}) => {
  const site = await readSite({
    outDir,
    baseUrl: '/base/',
    siteDir: '/site',
    siteConfig: { title: 'Docs', titleDelimiter: '|' },
    plugins: [],
    routesPaths: files.map((file) => `/base/${file}`),
    routesBuildMetadata: {},
  } as unknown as Parameters<typeof readSite>[0]);
  await runBuildSteps(outDir, site, { ...steps, styles });
};
/** Returns the sheets that a page links to, in order, with their attributes. */
const sheetsOf = (name: string) =>
  [...read(name).matchAll(/<(link|meta) ([^>]*)(?:href|content)="\/base\/(assets\/css\/[^"]+)">/g)].map(
    ([, tag, attributes, file = '']) => [tag, attributes?.trim(), read(file)],
  );

beforeEach(() => {
  write(WHOLE, CSS);
  write('a.js', '');
  write('assets/js/main.js', 'show("drawer")');
  write('assets/js/search.0a1b2c3d.js', 'show("hit")');
  for (const file of files) write(`${file}/index.html`, page(rareFiles.has(file) ? '<b class=rare>' : ''));
  // In the format of a page that isn't minified.
  write('404.html', page('Not found').replace(/href=(\S+) \/>/, 'href="$1">'));
});

it('links every page to one sheet with what it needs, and names the sheet of the whole site', async () => {
  await run();
  const face = '@font-face{font-family:Own;src:url(/base/assets/fonts/own.woff2)}';
  const print = '@media print{p{color:#000}}';
  const first = ['link', 'rel="stylesheet"', `${face}p{font-family:Own}${print}`];
  const rare = ['link', 'rel="stylesheet"', `${face}p{font-family:Own}.rare{color:red}${print}`];
  // All rules in their order, so the cascade doesn't depend on what the first sheet has.
  const late = [
    'meta',
    'name="docs:late-styles"',
    `p{font-family:Own}.rare{color:red}.drawer{margin:0}${print}`,
  ];
  expect(sheetsOf('page-1/index.html')).toEqual([first, late]);
  expect(sheetsOf('404.html')).toEqual([first, late]);
  expect(sheetsOf('page-0/index.html')).toEqual([rare, late]);
  expect(fs.existsSync(path.join(outDir, WHOLE))).toBe(false);
});

it('gives all symbols of the reference the same sheet', async () => {
  await run();
  const [base, react] = symbols.map((symbol) => sheetsOf(`${symbol}/index.html`));
  expect(base?.[0]?.[2]).toContain('.rare');
  expect(react).toEqual(base);
});

it('has the styles of the search box in a sheet that is named like the late one', async () => {
  write(WHOLE, 'p{margin:0}.hit{margin:1px}');
  await run();
  const [, late = ''] = /content="\/base\/([^"]+)"/.exec(read('404.html')) ?? [];
  expect(read(late.replace('late', 'search'))).toBe('.hit{margin:1px}');
});

it('changes nothing else of a page', async () => {
  const before = [read('404.html'), read('page-1/index.html')];
  await run();
  const around = (html: string) => html.replace(/<link.*(?=<script)/, '');
  expect([read('404.html'), read('page-1/index.html')].map(around)).toEqual(before.map(around));
});

it('preloads the typeface from the address in the first sheet', async () => {
  await run();
  expect(read('404.html').match(/<link rel="preload"[^>]*>/g)).toEqual([
    '<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="/base/assets/fonts/own.woff2">',
  ]);
});

it.each([
  ['U+0020-007E, U+00A9', true],
  ['u+00a9,u+??', true],
  ['U+00A1-00FF, U+0102', false],
])('preloads a typeface for %s: %s', async (range, isPreloaded) => {
  const css = `@font-face{font-family:Own;src:url(/base/other.woff2);unicode-range:${range}}p{font-family:Own}`;
  write(WHOLE, css);
  await run();
  expect(read('404.html').includes('as="font"')).toBe(isPreloaded);
});

it('preloads a typeface for code only on pages with code', async () => {
  write(WHOLE, '@font-face{font-family:"Own Mono";src:url(/base/mono.woff2)}code{font-family:Own Mono}');
  write('page-1/index.html', page('<code>x</code>'));
  await run();
  expect(read('page-1/index.html')).toContain('as="font"');
  expect(read('404.html')).not.toContain('as="font"');
});

it('extracts a typeface that the compiler inlined into the sheet', async () => {
  write(WHOLE, '@font-face{font-family:Own;src:url(data:font/woff2;base64,d09GMg==)}p{font-family:Own}');
  await run();
  const [, file = ''] = /as="font"[^>]*href="\/base\/([^"]+)"/.exec(read('404.html')) ?? [];
  expect(read(file)).toBe('wOF2');
  expect(sheetsOf('404.html')[0]?.[2]).toContain(`url(/base/${file})`);
});

it('drops parts of Infima that the site replaces, although a script contains the word', async () => {
  write(WHOLE, '.alert{color:red}.alert--info{color:blue}.alert-like{margin:0}');
  write('a.js', 'say("alert","alert--info","alert-like")');
  await run();
  for (const [, , css] of sheetsOf('page-1/index.html')) expect(css).toBe('.alert-like{margin:0}');
});

it('gives every page what its own script adds, and the attributes that any script sets', async () => {
  write('a.js', 'draw("early")');
  write('assets/js/main.js', 'show("drawer"),e.toggleAttribute("inert")');
  await run();
  const first = sheetsOf('page-2/index.html')[0]?.[2];
  expect(first).toContain('.early{color:blue}');
  expect(first).toContain('[inert] p{margin:0}');
  expect(first).not.toContain('.drawer');
});

it('knows names that scripts complete, and those in a dataset', async () => {
  write(WHOLE, '.alert-like--danger,.gone--danger,[data-theme-choice] p{color:red}');
  write('assets/js/main.js', 'c(`alert-like--${kind}`),e.dataset.themeChoice=1');
  await run();
  const [first, late] = sheetsOf('page-2/index.html').map(([, , css]) => css);
  expect(first).toBe('[data-theme-choice] p{color:red}');
  expect(late).toBe('.alert-like--danger,[data-theme-choice] p{color:red}');
});

it('stops a build that it would break', async () => {
  write('assets/js/runtime.js', 'load("0a1b2c3d")');
  await expect(run()).rejects.toThrow(`styles: a script fetches ${WHOLE}`);
  write('assets/js/runtime.js', '');
  write('assets/css/more.css', 'p{margin:0}');
  await expect(run()).rejects.toThrow(
    'styles: assets/css must contain one style sheet, and contains assets/css/more.css, assets/css/styles.0a1b2c3d.css',
  );
  fs.rmSync(path.join(outDir, 'assets/css/more.css'));
  write('404.html', page('').replace('</head>', `<link rel=stylesheet href=/base/${WHOLE}></head>`));
  await expect(run()).rejects.toThrow(
    `404.html: the page must link to /base/${WHOLE} once, and links to it 2 times`,
  );
  expect(read(WHOLE)).toBe(CSS);
});
