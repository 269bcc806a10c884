import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sendRequest } from './sendRequest.ts';
import type { Served } from './serveWithNginx.ts';
import { pagesToTest } from './sample.ts';

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
