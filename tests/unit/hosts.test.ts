import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deploy } from '../../deploy/deploy.ts';
import { headersFile } from '../../deploy/cloudflare/headersFile.ts';
import { headersOf } from '../../deploy/rules/headers.ts';
import { applyHeadersFile } from '../support/hosts/headerRules.ts';
import { cloudflarePages } from '../support/hosts/cloudflarePages.ts';
import { expectResponse } from '../support/hosts/expectResponse.ts';
import { requests } from '../support/hosts/requests.ts';
import { smallFiles, writeSmallBuild } from '../support/hosts/smallBuild.ts';

const ORIGIN = 'https://docs.example.com';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hosts-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Builds a small site for a base path, and writes a host's folder from it. */
async function deployed(host: string, base: string): Promise<string> {
  const build = path.join(folder, `build${base.replaceAll('/', '-')}`);
  writeSmallBuild(build, base);
  return await deploy(host, build, `${build}.out`);
}

describe.each(['/', '/nacre/'])('Cloudflare Pages below %s', (base) => {
  let serve: (request: Request) => Promise<Response>;
  const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
    serve(new Request(ORIGIN + address, { method, headers }));
  beforeAll(async () => {
    serve = await cloudflarePages(await deployed('cloudflare', base));
  });

  it.each(requests)('$method $path for $accept', async (request) => {
    const headers = { ...(request.accept && { Accept: request.accept }) };
    await expectResponse(await get(base + request.path, headers, request.method), request, base);
  });

  it('sends nothing again that has not changed, and no range of a missing file', async () => {
    const etag = (await get(`${base}overview`)).headers.get('ETag') ?? '';
    expect(etag).not.toBe('');
    const same = await get(`${base}overview`, { 'If-None-Match': etag });
    expect([same.status, await same.text()]).toEqual([304, '']);
    expect(same.headers.get('Vary')).toBe('Accept, Accept-Encoding');
    // Another format has other content.
    const markdown = await get(`${base}overview`, { 'If-None-Match': etag, Accept: 'text/markdown' });
    expect(markdown.status).toBe(200);
    expect((await get(`${base}404.html`)).headers.get('ETag')).toBeNull();
  });

  it('never redirects to another host, whatever the path', async () => {
    for (const start of ['//evil.example/overview.html', '/\\evil.example/mcp', '//evil.example//'])
      for (const address of [start, base + start.slice(1)]) {
        const to = new URL((await get(address)).headers.get('Location') ?? '/', ORIGIN);
        expect(to.origin, address).toBe(ORIGIN);
      }
  });
});

it('serves nothing of the site outside its base path on Cloudflare Pages', async () => {
  const out = await deployed('cloudflare', '/nacre/');
  const serve = await cloudflarePages(out);
  const get = (address: string) => serve(new Request(ORIGIN + address));
  expect((await get('/nacre')).headers.get('Location')).toBe('/nacre/');
  for (const address of ['/', '/overview', '/index.html', '/nacre2/']) {
    const response = await get(address);
    expect(response.status, address).toBe(404);
    expect(await response.text(), address).toContain('Not found');
  }
  // For the host, while the worker can't respond.
  expect(fs.readFileSync(path.join(out, '404.html'), 'utf8')).toContain('Not found');
});

it('gives GitHub Pages the site at its root for any base path, each page at a path without a redirect', async () => {
  const out = await deployed('github', '/nacre/');
  const files = fs.readdirSync(out, { recursive: true, encoding: 'utf8' });
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

describe('_headers', () => {
  it('has the headers of the rules for every file', async () => {
    const out = await deployed('cloudflare', '/nacre/');
    for (const file of Object.keys(smallFiles('/nacre/'))) {
      const headers = new Headers();
      applyHeadersFile(path.join(out, '_headers'), `/nacre/${file}`, headers);
      const { 'Content-Type': _type, ...rules } = headersOf(file);
      for (const [name, value] of Object.entries(rules))
        expect(headers.get(name), `${name} of ${file}`).toBe(value);
    }
  });

  it('is refused if the host would drop a part', () => {
    const rule = (value: string) => ({ pattern: '/*', without: [], headers: { Long: value } });
    const rules = Array.from({ length: 100 }, () => rule('a'.repeat(1992)));
    expect(headersFile(rules)).toHaveLength(100 * ('/*\n'.length + 2001) + 99);
    expect(() => headersFile([...rules, rule('a')])).toThrow('101 rules. The host reads at most 100');
    expect(() => headersFile([rule('a'.repeat(1993))])).toThrow(
      '2001 characters. The host reads at most 2000:   Long:',
    );
  });
});

it('refuses a file that is larger than Cloudflare Pages accepts', async () => {
  const build = path.join(folder, 'large');
  writeSmallBuild(build, '/');
  fs.truncateSync(path.join(build, 'llms.txt'), 26 * 1024 * 1024);
  const out = path.join(folder, 'large-out');
  await expect(deploy('cloudflare', build, out)).rejects.toThrow(/llms\.txt is larger than 25 MiB/);
  expect(fs.readdirSync(out)).toEqual([]);
});
