import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { deploy } from '../../deploy/deploy.ts';
import { UserError } from '../../deploy/UserError.ts';
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

/** Removes a file of the build, or writes one without content. */
const remove = (file: string) => () => fs.rmSync(path.join(from, file), { recursive: true });
const write = (file: string) => () => writeBelow(`build/${file}`, '');
const nothing = () => undefined;

it.each<[fault: string, host: string | undefined, change: () => void, message: RegExp]>([
  ['no host', undefined, nothing, /^Name a host: .* The hosts are nginx, github\./],
  ['an unknown host', 'apache', nothing, /^There is no host "apache": .* The hosts are nginx/],
  ['no build', 'nginx', remove('.'), /build\/ contains no built site\. Run "npm run build"/],
  [
    'a missing page',
    'nginx',
    remove('overview/index.html'),
    /incomplete build: overview\/index\.html, a page/,
  ],
  ['no page for unknown addresses', 'nginx', remove('404.html'), /an incomplete build: 404\.html/],
  ['no sitemap', 'nginx', remove('sitemap.xml'), /an incomplete build: sitemap\.xml/],
  [
    'a missing script',
    'nginx',
    remove('assets'),
    /assets\/js\/main\.abcd1234\.js, which index\.html loads, is/,
  ],
  ['a file of an unknown type', 'nginx', write('a/b.exe'), /^a\/b\.exe has no media type/],
  ['a hidden file', 'nginx', write('.env'), /build\/\.env is a hidden file, which must not be published/],
  [
    'a link',
    'nginx',
    () => fs.symlinkSync('/etc/hosts', path.join(from, 'hosts.txt')),
    /build\/hosts\.txt is a link/,
  ],
  [
    'a build for this machine',
    'nginx',
    () =>
      fs.writeFileSync(
        path.join(from, 'index.html'),
        '<link rel="canonical" href="http://localhost:3000/sub/">',
      ),
    /build\/ was built for http:\/\/localhost:3000.* SITE_URL=https:/,
  ],
  ['a page without an address', 'nginx', write('lost/index.html'), /lost\/index\.html has no canonical link/],
])('refuses %s, and keeps the previous output', async (_, host, change, message) => {
  change();
  const refused = deploy(host, from, out);
  await expect(refused).rejects.toThrow(message);
  await expect(refused).rejects.toBeInstanceOf(UserError);
  expect(fs.readdirSync(out)).toEqual(['nginx']);
  expect(fs.readdirSync(path.join(out, 'nginx'))).toEqual(['old']);
});
