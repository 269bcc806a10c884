import fs from 'node:fs';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Cache, type Memoize } from '../../model/src/cache/Cache.ts';
import { drawPictures } from '../src/cards/drawPictures.ts';
import { readSite } from '../src/readSite.ts';
import { runBuildSteps } from '../src/runBuildSteps.ts';
import type { BuildStep } from '../src/BuildStep.ts';
import { withErrorContext } from '../../model/src/withErrorContext.ts';
import { folderOfEachTest } from '../../../tests/support/temporaryFolder.ts';

vi.mock('node:child_process', { spy: true });

const page = (title: string) =>
  `<!doctype html><html><head><title>${title} | Docs</title><meta name="description" content="About ${title}."></head><body><main><h1>${title}</h1></main></body></html>`;

const { root: outDir, write } = folderOfEachTest();
/** Returns the contents of every file in the build. */
const built = () =>
  Object.fromEntries(
    fs
      .readdirSync(outDir, { recursive: true, encoding: 'utf8' })
      .filter((name) => fs.statSync(path.join(outDir, name)).isFile())
      .map((name) => [name, fs.readFileSync(path.join(outDir, name), 'utf8')]),
  );
const read = (routesPaths: string[], baseUrl = '/', memoize?: Memoize) =>
  readSite(
    {
      outDir,
      baseUrl,
      siteDir: '/site',
      siteConfig: { title: 'Docs', titleDelimiter: '|' },
      plugins: [],
      routesPaths,
      routesBuildMetadata: { [`${baseUrl}search`]: { noIndex: true } },
    } as unknown as Parameters<typeof readSite>[0],
    memoize,
  );

beforeEach(() => {
  write('index.html', page('Home'));
  write('guide/index.html', page('Guide'));
  write('api.html', page('API'));
  write('search/index.html', page('Search'));
  write('404.html', page('Not found'));
});

describe('the built site', () => {
  it('has the pages that search engines may index, in the order of the routes', async () => {
    const { pages } = await read(['/404.html', '/guide', '/search', '/', '/api']);
    expect(pages.map(({ path, file, title, description }) => [path, file, title, description])).toEqual([
      ['/guide', 'guide/index.html', 'Guide', 'About Guide.'],
      ['/', 'index.html', 'Home', 'About Home.'],
      ['/api', 'api.html', 'API', 'About API.'],
    ]);
  });

  it('is the same from the cache, and new when its HTML has changed', async () => {
    const routes = ['/', '/guide'];
    const readCached = async () => {
      const cache = new Cache(outDir, 'pages');
      const site = await read(routes, '/', cache.memoizer([]));
      cache.write();
      return site.pages.map((sitePage) => ({ ...sitePage }));
    };
    const first = await readCached();
    expect(await readCached()).toEqual(first);
    expect(first.map(({ article }) => article.tagName)).toEqual(['main', 'main']);
    write('guide/index.html', page('Other').replace('</main>', '<a href="/x">x</a></main>'));
    const [home, guide] = await readCached();
    expect(home).toEqual(first[0]);
    expect([guide?.title, guide?.links, guide?.names.has('a')]).toEqual(['Other', ['/x'], true]);
  });

  it('is served below a base path, which is not a folder of the build', async () => {
    const { pages } = await read(['/base/', '/base/guide', '/base/search'], '/base/');
    expect(pages.map(({ path, file }) => [path, file])).toEqual([
      ['/base/', 'index.html'],
      ['/base/guide', 'guide/index.html'],
    ]);
  });

  it('has all other HTML, with the names that style sheets can match', async () => {
    write('fragments/guide.html', '<p class="a b" data-open-now aria-labelledby=x style="margin:var(--y)">');
    const { otherFiles } = await read(['/guide', '/search', '/', '/api']);
    expect(otherFiles.map(({ file }) => file)).toEqual([
      '404.html',
      'fragments/guide.html',
      'search/index.html',
    ]);
    const names = ['p', '.a', '.b', '[class', '[data-open-now', '[aria-labelledby', '--y', '#x', 'b'];
    expect(names.filter((name) => otherFiles[1]?.names.has(name))).toEqual(names.slice(0, -2));
  });

  it('reports a page that was not built, and one that cannot be read', async () => {
    await expect(read(['/gone'])).rejects.toThrow('no gone/index.html and no gone.html');
    write('bare/index.html', '<p>Nothing</p>');
    await expect(read(['/', '/bare'])).rejects.toThrow('bare/index.html: the HTML has neither');
  });
});

describe('the steps', () => {
  const first: BuildStep = ({ pages }) => ({
    files: [{ path: 'new/first.txt', content: 'first' }],
    head: pages.map((sitePage) => [sitePage, `<meta name="a" content="${sitePage.path}">`]),
  });
  const second: BuildStep = ({ pages }) => ({ head: pages.map((sitePage) => [sitePage, '<meta name="b">']) });
  const routes = ['/', '/guide'];

  it('write files, and add tags at the end of heads in the order of the steps', async () => {
    const before = built();
    await runBuildSteps(outDir, await read(routes), { first, second });
    expect(built()).toEqual({
      ...before,
      'new/first.txt': 'first',
      'index.html': page('Home').replace('</head>', '<meta name="a" content="/"><meta name="b"></head>'),
      'guide/index.html': page('Guide').replace(
        '</head>',
        '<meta name="a" content="/guide"><meta name="b"></head>',
      ),
    });
  });

  it('change HTML after all tags are added, and remove files', async () => {
    const before = built();
    const last: BuildStep = () => ({
      html: [['guide/index.html', (html) => html.replace('content="/guide"', 'content="changed"')]],
      removed: ['api.html'],
    });
    await runBuildSteps(outDir, await read(['/guide']), { first, last });
    const { 'api.html': _removed, ...rest } = before;
    expect(built()).toEqual({
      ...rest,
      'new/first.txt': 'first',
      'guide/index.html': page('Guide').replace('</head>', '<meta name="a" content="changed"></head>'),
    });
  });

  it('run concurrently, and their output keeps its order', async () => {
    let hasBegun = () => {};
    const begun = new Promise<void>((resolve) => (hasBegun = resolve));
    const waiting: BuildStep = async (site) => {
      await begun;
      return second(site);
    };
    const after: BuildStep = (site) => {
      hasBegun();
      return first(site);
    };
    await runBuildSteps(outDir, await read(routes), { waiting, after });
    expect(fs.readFileSync(path.join(outDir, 'index.html'), 'utf8')).toContain(
      '<meta name="b"><meta name="a" content="/"></head>',
    );
  });

  const broken: Record<string, [BuildStep, string]> = {
    'one that fails at a page': [
      async ({ pages }) => {
        await withErrorContext(pages[1]?.file ?? '', () => Promise.reject(new Error('no title')));
        return {};
      },
      'last: guide/index.html: no title',
    ],
    'one whose files fail on the way': [
      () => ({
        files: (function* () {
          yield { path: 'new/last.txt', content: 'last' };
          throw new Error('no more');
        })(),
      }),
      'last: no more',
    ],
    'one that cannot change a page': [
      () => ({
        html: [
          [
            'guide/index.html',
            () => {
              throw new Error('no link');
            },
          ],
        ],
        removed: ['api.html'],
      }),
      'guide/index.html: no link',
    ],
    'one that makes a file again': [
      () => ({ files: [{ path: 'new/first.txt', content: 'again' }] }),
      'last: another step already creates new/first.txt',
    ],
    'one that makes a page as a file': [
      () => ({ files: [{ path: 'guide/index.html', content: 'again' }] }),
      'another step already creates guide/index.html',
    ],
  };
  it.each(Object.entries(broken))('write nothing after %s', async (_, [last, message]) => {
    const before = built();
    const site = await read(routes);
    await expect(runBuildSteps(outDir, site, { first, second, last })).rejects.toThrow(message);
    expect(built()).toEqual(before);
  });

  it('write nothing when a page has no head', async () => {
    write('guide/index.html', '<main>No head</main>');
    const before = built();
    const site = await read(routes);
    await expect(runBuildSteps(outDir, site, { first })).rejects.toThrow(
      'guide/index.html: the page has no </head>',
    );
    expect(built()).toEqual(before);
  });
});

describe('pictures', () => {
  const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4H0z"/></svg>';
  const card = { title: 'Send tokens', section: 'Guides', site: 'Docs', mark };
  const icon = { svg: mark, size: 32 };
  const sizeOf = (png: Buffer | undefined) => png && [png.readUInt32BE(16), png.readUInt32BE(20)];
  beforeEach(() => write('package-lock.json', '1'));

  it('are drawn once, and again when their content or a package changes', async () => {
    const [first, second, again] = await drawPictures(outDir, [card, icon, card]);
    expect([sizeOf(first), sizeOf(second)]).toEqual([
      [1200, 630],
      [32, 32],
    ]);
    expect(again).toEqual(first);
    const drawn = vi.mocked(spawn).mock.calls.length;
    expect(await drawPictures(outDir, [icon, card])).toEqual([second, first]);
    expect(vi.mocked(spawn)).toHaveBeenCalledTimes(drawn);
    const changed = [{ ...card, title: 'Other' }, { ...card, mark: mark.replace('h4', 'h3') }, card];
    const [newTitle, newMark, same] = await drawPictures(outDir, changed);
    expect([sizeOf(newTitle), sizeOf(newMark), same]).toEqual([[1200, 630], [1200, 630], first]);
    expect([newTitle, newMark]).not.toContainEqual(first);
    expect(vi.mocked(spawn)).toHaveBeenCalledTimes(drawn + 1);
    write('package-lock.json', '2');
    vi.mocked(spawn).mockImplementationOnce(() => {
      throw new Error('drawn again');
    });
    await expect(drawPictures(outDir, [icon])).rejects.toThrow('drawn again');
  });

  it('report errors, and are not cached then', async () => {
    await expect(drawPictures(outDir, [{ ...icon, svg: '<svg' }])).rejects.toThrow(/svg|parse|xml/i);
    expect(fs.existsSync(path.join(outDir, 'node_modules/.cache'))).toBe(false);
  });
});
