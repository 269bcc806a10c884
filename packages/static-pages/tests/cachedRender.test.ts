import fs from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { folderOfEachTest } from '../../../tests/support/temporaryFolder.ts';

const { root: folder } = folderOfEachTest();
const renderPage = vi.fn(({ pathname }: { pathname: string }) => Promise.resolve({ html: pathname }));
vi.mock('@docusaurus/core/lib/client/serverEntry.js', () => ({ default: renderPage }));

/** Renders a page as a build whose bundle has these keys. */
async function build(pathname: string, keys: Record<string, string>): Promise<unknown> {
  vi.resetModules();
  vi.stubGlobal('__non_webpack_require__', () => ({ folder, keys }));
  const { default: render } = await import('../src/server/cachedRender.ts');
  return render({ pathname, v4RemoveLegacyPostBuildHeadAttribute: true });
}

it('renders a page in the first build, after a change, and always without a key', async () => {
  const builds = [
    ['/a', 'one', 1],
    ['/a', 'one', 1],
    ['/a', 'two', 2],
    ['/404.html', 'one', 3],
    ['/404.html', 'one', 4],
  ] as const;
  for (const [page, key, count] of builds) {
    expect(await build(page, { '/a': key })).toEqual({ html: page });
    expect(renderPage, `${page} with the key ${key}`).toHaveBeenCalledTimes(count);
  }
  await build('/404.html', { '*': 'three' });
  await build('/404.html', { '*': 'three' });
  expect(renderPage).toHaveBeenCalledTimes(5);
});

it('renders a page whose kept render is incomplete', async () => {
  await build('/a', { '/a': 'four' });
  fs.truncateSync(path.join(folder, 'four'), 5);
  const count = renderPage.mock.calls.length;
  expect(await build('/a', { '/a': 'four' })).toEqual({ html: '/a' });
  expect(renderPage).toHaveBeenCalledTimes(count + 1);
});
