import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deploy } from '../../deploy/deploy.ts';
import { headersFile } from '../../deploy/edge/headersFile.ts';
import { headersOf } from '../../deploy/rules/headers.ts';
import { applyHeadersFile } from '../support/hosts/headerRules.ts';
import { cloudflarePages } from '../support/hosts/cloudflarePages.ts';
import { expectResponse } from '../support/hosts/expectResponse.ts';
import { netlifySite } from '../support/hosts/netlifySite.ts';
import { requests } from '../support/hosts/requests.ts';
import { smallFiles, writeSmallBuild } from '../support/hosts/smallBuild.ts';

const ORIGIN = 'https://docs.example.com';
const simulators = { cloudflare: cloudflarePages, netlify: netlifySite };

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hosts-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Builds a small site for a base path, and writes a host's folder from it. */
async function deployed(host: string, base: string): Promise<string> {
  const build = path.join(folder, `build${base.replaceAll('/', '-')}`);
  if (!fs.existsSync(build)) writeSmallBuild(build, base);
  return await deploy(host, build, `${build}.out`);
}

describe.each(Object.entries(simulators))('%s', (host, start) => {
  describe.each(['/', '/nacre/'])('below %s', (base) => {
    let serve: (request: Request) => Promise<Response>;
    const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
      serve(new Request(ORIGIN + address, { method, headers }));
    beforeAll(async () => {
      serve = await start(await deployed(host, base));
    });

    it.each(requests)('$method $path for $accept', async (request) => {
      const response = await get(
        base + request.path,
        request.accept ? { Accept: request.accept } : {},
        request.method,
      );
      await expectResponse(response, request, base);
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
      const page = (await get(`${base}404.html`)).headers.get('ETag');
      expect(page).toBeNull();
    });

    it('never redirects to another host, whatever the path', async () => {
      for (const start of ['//evil.example/overview.html', '/\\evil.example/mcp', '//evil.example//'])
        for (const address of [start, base + start.slice(1)]) {
          const response = await serve(new Request(`${ORIGIN}${address}`));
          const to = new URL(response.headers.get('Location') ?? '/', ORIGIN);
          expect(to.origin, address).toBe(ORIGIN);
        }
    });
  });

  it('serves nothing of the site outside its base path', async () => {
    const serve = await start(await deployed(host, '/nacre/'));
    const fetchPath = async (address: string) => await serve(new Request(ORIGIN + address));
    expect((await fetchPath('/nacre')).headers.get('Location')).toBe('/nacre/');
    for (const address of ['/', '/overview', '/index.html', '/nacre2/']) {
      const response = await fetchPath(address);
      expect(response.status, address).toBe(404);
      expect(await response.text(), address).toContain('Not found');
    }
  });
});

describe('Netlify without its function', () => {
  it('still serves pages, with the headers of all files', async () => {
    const out = await deployed('netlify', '/nacre/');
    const broken = path.join(folder, 'broken');
    fs.cpSync(out, broken, { recursive: true });
    const text = "export default () => { throw new Error('x'); };";
    const file = path.join(broken, 'edge-functions/docs.js');
    const config = fs.readFileSync(file, 'utf8').match(/config = (\{[^}]+\})/)?.[1];
    fs.writeFileSync(file, `${text}\nexport const config = ${config};`);
    const serve = await netlifySite(broken);
    const response = await serve(new Request(`${ORIGIN}/nacre/overview`));
    expect([response.status, response.headers.get('X-Content-Type-Options')]).toEqual([200, 'nosniff']);
    expect((await serve(new Request(`${ORIGIN}/nacre/none`))).status).toBe(404);
  });
});

describe('GitHub Pages', () => {
  it('gets the site at its root for any base path, each page at a path without a redirect', async () => {
    const out = await deployed('github', '/nacre/');
    const files = fs.readdirSync(out, { recursive: true, encoding: 'utf8' });
    expect(files).toEqual(
      expect.arrayContaining([
        '.nojekyll',
        '404.html',
        'index.html',
        'overview.html',
        'overview/changelog.html',
      ]),
    );
    expect(files).toContain('mcp/index.html');
    // Pages that redirect from an old address, with and without a trailing slash.
    expect(files).toEqual(expect.arrayContaining(['overview/news.html', 'overview/news/index.html']));
    expect(files).not.toContain('overview/index.html');
    expect(files).toContain('.well-known/security.txt');
  });
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
    const rule = (value: string) => ({ pattern: '/*', headers: { 'X-Long': value } });
    const limits = { rules: 2, lineLength: 20 };
    expect(headersFile([rule('a'), rule('b')], limits)).toBe('/*\n  X-Long: a\n\n/*\n  X-Long: b\n');
    expect(() => headersFile([rule('a'), rule('b'), rule('c')], limits)).toThrow(
      '3 rules. The host reads at most 2',
    );
    expect(() => headersFile([rule('a'.repeat(11))], limits)).toThrow(
      '21 characters. The host reads at most 20:   X-Long:',
    );
  });

  it('is within the limits of Cloudflare', async () => {
    const build = path.join(folder, 'large');
    writeSmallBuild(build, '/');
    fs.truncateSync(path.join(build, 'llms.txt'), 26 * 1024 * 1024);
    await expect(deploy('cloudflare', build, path.join(folder, 'large-out'))).rejects.toThrow(
      /llms\.txt is larger than 25 MiB/,
    );
    expect(fs.readdirSync(path.join(folder, 'large-out'))).toEqual([]);
  });
});
