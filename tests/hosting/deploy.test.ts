import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { deploy } from '../../deploy/deploy.ts';
import { UserError } from '../../deploy/UserError.ts';
import { readTable } from '../../packages/model/src/readTable.ts';
import { writeSmallBuild } from '../support/hosts/smallBuild.ts';
import { folderOfEachTest } from '../support/temporaryFolder.ts';

const { pathOf, write: writeBelow } = folderOfEachTest();
const [from, out] = [pathOf('build'), pathOf('out')];

beforeEach(() => {
  writeSmallBuild(from, '/sub/');
  writeBelow('out/nginx/old', '');
});

it('replaces its output by the configuration, and the files below the site’s base path, with compressed copies', async () => {
  expect(await deploy('nginx', from, out)).toBe(path.join(out, 'nginx'));
  expect(fs.readdirSync(out)).toEqual(['nginx']);
  expect(fs.readdirSync(path.join(out, 'nginx')).toSorted()).toEqual(['conf.d', 'docs', 'html']);
  const files = fs.readdirSync(path.join(out, 'nginx'), { recursive: true, encoding: 'utf8' });
  expect(files).toEqual(
    expect.arrayContaining([
      ...['conf.d/default.conf', 'docs/maps.conf', 'docs/site.conf', 'html/sub/overview/index.html'],
      ...['', '.br', '.gz'].map((end) => `html/sub/assets/js/main.abcd1234.js${end}`),
    ]),
  );
  expect(fs.readFileSync(path.join(out, 'nginx/html/sub/404.md'), 'utf8')).toContain('(/sub/llms.txt)');
});

it('gives GitHub Pages the site at its root for any base path, each page at a path without a redirect', async () => {
  const files = fs.readdirSync(await deploy('github', from, out), { recursive: true, encoding: 'utf8' });
  expect(files).toEqual(
    expect.arrayContaining([
      ...['.nojekyll', '404.html', '.well-known/security.txt'],
      ...['index.html', 'overview.html', 'overview/changelog.html', 'mcp/index.html'],
      // Pages that redirect from an old address, with and without a trailing slash.
      ...['overview/news.html', 'overview/news/index.html'],
    ]),
  );
  expect(files).not.toContain('overview/index.html');
});

/** Changes a file of the build. */
const changes: Record<string, (file: string, content: string) => void> = {
  remove: (file) => fs.rmSync(path.join(from, file), { recursive: true }),
  write: (file, content) => void writeBelow(`build/${file}`, content),
  link: (file, target) => fs.symlinkSync(target, path.join(from, file)),
};
const columns = ['fault', 'host', 'change', 'file', 'content', 'message'] as const;

it.each(readTable('tests/hosting/refusals.tsv', columns))(
  'refuses $fault, and keeps the previous output',
  async ({ change, file, content, message, ...row }) => {
    changes[change]?.(file, content);
    const host = row.host === '' ? undefined : row.host;
    const refused = deploy(host, from, out);
    await expect(refused).rejects.toThrow(new RegExp(message));
    await expect(refused).rejects.toBeInstanceOf(UserError);
    expect(fs.readdirSync(out)).toEqual(['nginx']);
    expect(fs.readdirSync(path.join(out, 'nginx'))).toEqual(['old']);
  },
);
