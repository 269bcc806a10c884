import { expect, it, vi } from 'vitest';
import { leavePagesUnminified, minifyPages } from '../src/minifyPages.ts';
import { folderOfEachTest } from '../../../tests/support/temporaryFolder.ts';

const { root, pathOf, read, write } = folderOfEachTest();
const minify = vi.fn((html: string) => Promise.resolve({ code: html.replaceAll(' ', ''), warnings: [] }));

it('minifies pages in the first build, and those that have changed in the next, but no other file', async () => {
  write('package-lock.json', '{}');
  const build = async (guide: string) => {
    minify.mockClear();
    write('build/404.html', '4 0 4');
    write('build/guide/index.html', guide);
    write('build/file.html', 'of an author');
    const routesPaths = ['/docs/404.html', '/docs/guide'];
    const site = { siteDir: root, outDir: pathOf('build'), baseUrl: '/docs/', routesPaths };
    await minifyPages(site, Promise.resolve({ minify }));
    return [read('build/404.html'), read('build/guide/index.html'), read('build/file.html')];
  };
  for (const [guide, count] of [
    ['a b', 2],
    ['a b', 0],
    ['a c', 1],
  ] as const) {
    expect(await build(guide)).toEqual(['404', guide.replace(' ', ''), 'of an author']);
    expect(minify).toHaveBeenCalledTimes(count);
  }
});

it('leaves nothing to the minifier of Docusaurus', () => {
  vi.stubEnv('SKIP_HTML_MINIFICATION', '');
  leavePagesUnminified();
  expect(process.env.SKIP_HTML_MINIFICATION).toBe('true');
  vi.unstubAllEnvs();
});
