import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readTable } from '../../packages/model/src/readTable.ts';
import { sendRequest } from './sendRequest.ts';
import type { Served } from './serveWithNginx.ts';
import { pagesToTest } from './sample.ts';

/** Accept values that programs send, those of the standard and invalid ones, and whether each gets Markdown. */
const acceptValues = readTable('tests/hosting/acceptValues.tsv', ['accept', 'isMarkdown']).map(
  ({ accept, isMarkdown }) => [accept, isMarkdown === 'true'] as const,
);

const weight = fc.constantFrom(
  '',
  ';q=1',
  ';q=1.0',
  ';q=0',
  ';q=0.',
  ';q=0.5',
  ';q=0.50',
  ';q=0.51',
  ';q=0.499',
  '; q=0.7',
);
const range = fc.constantFrom(
  'text/markdown',
  'text/html',
  'text/*',
  '*/*',
  'application/json',
  'text/markdown;a=b',
);

/** Lists of ranges in any order, without duplicates. */
const anyAccept: fc.Arbitrary<string> = fc
  .uniqueArray(fc.tuple(range, weight), { selector: ([name]) => name.split(';')[0], maxLength: 5 })
  .map((list) => list.map((parts) => parts.join('')).join(', '));

/** Whether a client gets Markdown, by RFC 9110: each range states its weight, and the most specific range counts. */
function prefersMarkdown(accept: string): boolean {
  const weights = new Map(
    accept.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight)] as const;
    }),
  );
  const markdown = weights.get('text/markdown') ?? 0;
  const html = weights.get('text/html') ?? weights.get('text/*') ?? weights.get('*/*') ?? 0;
  return markdown > 0 && markdown >= html;
}

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
