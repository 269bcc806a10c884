import { expect, it, vi } from 'vitest';
import { leavePagesUnminified, minifyPages } from '../src/minifyPages.ts';
import { folderOfEachTest } from '../../../tests/support/temporaryFolder.ts';

const { root, pathOf, read, write } = folderOfEachTest();
const minify = vi.fn((html: Buffer) => Promise.resolve({ code: String(html).replaceAll(' ', '') }));

const siteOf = (...routesPaths: string[]) => ({
  siteDir: root,
  outDir: pathOf('build'),
  baseUrl: '/docs/',
  routesPaths,
});

it('minifies pages in the first build, and those that have changed in the next, but no other file', async () => {
  write('package-lock.json', '{}');
  const build = async (guide: string) => {
    minify.mockClear();
    write('build/404.html', '4 0 4');
    write('build/guide/index.html', guide);
    write('build/file.html', 'of an author');
    await minifyPages(siteOf('/docs/404.html', '/docs/guide'), Promise.resolve(minify));
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

it('keeps the end tags that browsers infer', async () => {
  write('package-lock.json', '{}');
  const body =
    '<ul><li>a</li><li><p>b</p></li></ul><table><tbody><tr><td>c</td><td>d</td></tr></tbody></table>' +
    '<dl><dt>e</dt><dd>f</dd></dl><select><option>g</option><option>h</option></select><template><p>i</p></template>';
  write(
    'build/guide/index.html',
    `<!doctype html><html><head><title>a</title></head><body>${body}</body></html>`,
  );
  await minifyPages(siteOf('/docs/guide'));
  expect(read('build/guide/index.html')).toContain(`<body>${body}</body></html>`);
});
