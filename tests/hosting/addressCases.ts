import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sendRequest } from './sendRequest.ts';
import type { Served } from './serveWithNginx.ts';
import { pagesToTest } from './sample.ts';

const QUERY = '?q=a%20b&next=//x';

/** Returns every other spelling of a page's address. */
function otherForms(address: string, base: string): string[] {
  const withoutSlash = address.replace(/\/$/, '');
  const files = [`${withoutSlash}/index.html`, `${withoutSlash}/index`];
  if (address === base) return [...files, ...(base === '/' ? [] : [withoutSlash])];
  return [
    ...files,
    `${withoutSlash}.html`,
    address.endsWith('/') ? withoutSlash : `${withoutSlash}/`,
    `${withoutSlash}//`,
    `/${address}`,
  ];
}

const UNKNOWN = [
  ...['404', '404.html', '404/', 'nope', 'nope/', 'nope.html', 'nope/index.html', 'overview', 'overview/'],
  ...[
    'assets',
    'assets/',
    'assets/js/none.js',
    'search-index/none.json',
    'fragments/none.html',
    'img/',
    'nope.png',
  ],
];

/** Checks that each page has exactly one address. */
export function addressCases(get: () => Served): void {
  it('serves each page at its address', async () => {
    const { build, port } = get();
    for (const { file, path: pagePath } of pagesToTest(build)) {
      const { status, body } = await sendRequest(port, build.base + pagePath + QUERY);
      expect([pagePath, status]).toEqual([pagePath, 200]);
      expect(body.equals(fs.readFileSync(path.join(build.folder, file))), pagePath).toBe(true);
    }
  });

  it('redirects all other forms of an address to it, with its query', async () => {
    const { build, port } = get();
    for (const { path: below } of pagesToTest(build)) {
      const pageAddress = build.base + below;
      for (const form of otherForms(pageAddress, build.base)) {
        const { status, headers } = await sendRequest(port, form + QUERY);
        expect([form, status, headers.location]).toEqual([form, 301, pageAddress + QUERY]);
      }
    }
  });

  it('answers unknown addresses with the site’s own page', async () => {
    const { build, port } = get();
    const page = fs.readFileSync(path.join(build.folder, '404.html'));
    const beside = `${build.base.slice(0, -1)}x`;
    const outside = build.base === '/' ? [] : ['/', '/overview/changelog', beside, `${beside}/index.html`];
    for (const address of [...UNKNOWN.map((unknown) => build.base + unknown), ...outside]) {
      const { status, headers, body } = await sendRequest(port, address);
      expect([address, status, body.equals(page)]).toEqual([address, 404, true]);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=0, must-revalidate',
      });
    }
  });
}

const LINK = /\s(?:href|src)=(?:"([^"]*)"|([^\s"'>]+))/g;

/** Returns the site's own addresses that a page links to or loads, without fragments. */
function addressesIn(html: string, page: URL): string[] {
  return [...html.matchAll(LINK)].flatMap(([, quoted, plain = '']) => {
    const { origin, pathname, search } = new URL((quoted ?? plain).replaceAll('&amp;', '&'), page);
    return origin === page.origin ? [pathname + search] : [];
  });
}

/** Checks that every address in the pages exists where the build is served. */
export function linkCases(get: () => Served): void {
  it('serves everything that its pages link to and load at once, without a redirect', async () => {
    const { build, port } = get();
    const sources = new Map<string, string>();
    for (const { file, path: pagePath } of pagesToTest(build)) {
      const html = fs.readFileSync(path.join(build.folder, file), 'utf8');
      const page = new URL(build.origin + build.base + pagePath);
      for (const address of addressesIn(html, page)) sources.set(address, pagePath);
    }
    expect(sources.size).toBeGreaterThan(100);
    for (const [address, pagePath] of sources)
      expect([pagePath, address, (await sendRequest(port, address, {}, 'HEAD')).status]).toEqual([
        pagePath,
        address,
        200,
      ]);
  });
}
