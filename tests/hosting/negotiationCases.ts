import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { acceptValues, anyAccept, prefersMarkdown } from './acceptValues.ts';
import { sendRequest } from './sendRequest.ts';
import type { Served } from './serveWithNginx.ts';
import { pagesToTest } from './sample.ts';

const WISH = { accept: 'text/markdown, text/html, */*' };
const TYPES = { true: 'text/markdown; charset=utf-8', false: 'text/html; charset=utf-8' } as const;

/** Checks that clients that prefer Markdown get it. */
export function negotiationCases(get: () => Served): void {
  it('weighs the Accept header as the rules do', async () => {
    const { port, build } = get();
    const random = fc.sample(anyAccept, { numRuns: 150, seed: 18 });
    const values = [...acceptValues, ...random.map((accept) => [accept, prefersMarkdown(accept)] as const)];
    for (const [accept, isMarkdown] of values) {
      const { headers } = await sendRequest(port, `${build.base}overview/changelog`, { accept });
      expect([accept, headers['content-type']]).toEqual([accept, TYPES[`${isMarkdown}`]]);
    }
  });

  it('sends a page’s Markdown at the page’s address, and at its own', async () => {
    const { port, build } = get();
    for (const { path: pagePath, file, markdown } of pagesToTest(build)) {
      const content = fs.readFileSync(path.join(build.folder, markdown ?? file));
      const { status, headers, body } = await sendRequest(port, build.base + pagePath, WISH);
      // A page without Markdown is sent as HTML.
      expect([pagePath, status, headers['content-type']]).toEqual([
        pagePath,
        200,
        TYPES[`${Boolean(markdown)}`],
      ]);
      expect(body.equals(content), pagePath).toBe(true);
      expect(headers.vary).toBe('Accept, Accept-Encoding');
      if (markdown)
        expect((await sendRequest(port, build.base + markdown)).body.equals(content), markdown).toBe(true);
    }
  });
}
