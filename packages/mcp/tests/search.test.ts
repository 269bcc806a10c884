import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { excerptOf } from '../../search/src/excerpt.ts';
import { limits } from '../src/limits.ts';
import { loadSite } from '../src/site/loadSite.ts';
import { makeFixtureSite } from './support/fixtureSite.ts';
import { readFullResult } from './support/readFullResult.ts';

const site = loadSite(makeFixtureSite());

const addresses = async (query: string) =>
  (await site.search(query)).map(({ document: { u, h = '' } }) => u + h);

describe('search', () => {
  test.each([
    ['Nacre Auth', '/products/nacre-auth'],
    ['sign out', '/products/nacre-auth#sign-out'],
    ['a code by e-mail', '/products/nacre-auth#sign-in-with-a-code-by-e-mail'],
    ['sendOtp', '/products/nacre-auth#sign-in-with-a-code-by-e-mail'],
    ['webho', '/technical-guides/faq/'],
    ['How do I know whether a webhook is from Nacre at all?', '/technical-guides/faq/'],
    ['zebra421', '/long#section-421'],
  ])('finds "%s"', async (query, address) => {
    expect((await addresses(query))[0]).toBe(address);
  });

  test('returns the best section of each page before a second one of any page', async () => {
    const pages = (await addresses('line page word sign')).map((address) => address.split('#')[0]);
    expect(pages.filter((page) => page === '/long').length).toBeGreaterThan(3);
    const distinctPages = new Set(pages);
    expect(distinctPages.size).toBeGreaterThan(2);
    expect(new Set(pages.slice(0, distinctPages.size))).toEqual(distinctPages);
  });

  test('accepts any words', async () => {
    const words = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.constantFrom('title:a', 'a~1', '+x -y', '*', '^', '__proto__'),
    );
    await fc.assert(
      fc.asyncProperty(words, async (query) => {
        expect((await site.search(query)).length).toBeLessThanOrEqual(limits.searchResults.hits);
      }),
      { numRuns: 200, seed: 4 },
    );
  });

  test('suggests similar words if nothing was found', async () => {
    const near = () => Promise.resolve(['webhook', 'wallet']);
    const nothing = { ...site, search: () => Promise.resolve([]), near };
    const { text } = await readFullResult(nothing, 'search_docs', { query: 'webhok' });
    expect(text).toBe('No results for "webhok". Similar: webhook, wallet.');
  });

  test('returns a symbol of both packages once, with both addresses', async () => {
    const page = { t: 'Client', b: [] };
    const document = { t: 'status()', s: 'Client', u: '/api/sdk-base/Class.Client', h: '#status', b: [] };
    const twin = { u: '/api/sdk-react/Class.Client', h: '#status', kind: 'sdk-react' } as const;
    const hit = { document, page, kind: 'sdk-base', twin, title: [], excerpt: [], terms: [] } as const;
    const siteWithHit = { ...site, search: () => Promise.resolve([hit]) } as unknown as typeof site;
    const { text } = await readFullResult(siteWithHit, 'search_docs', { query: 'auth' });
    expect(text).toBe(
      '## Client.status()\n\nPage: /api/sdk-base/Class.Client#status\n\nAlso in @nacre/sdk-react: /api/sdk-react/Class.Client#status',
    );
  });

  test('returns as many hits per response as requested', async () => {
    const { text, answers } = await readFullResult(site, 'search_docs', { query: 'sign', limit: 1 });
    expect(answers).toBeGreaterThan(1);
    expect(text.match(/^Page: /gm)).toHaveLength(answers);
  });
});

describe('an excerpt', () => {
  const excerpt = (text: string, word: string) =>
    excerptOf(text, new Set([word]), word, limits.searchResults.excerpt)
      .map((run) => run.text)
      .join('');

  test('contains the match, and whole words', () => {
    const text = Array.from({ length: 200 }, (_, index) => `word${index}`).join(' ');
    expect(excerpt(text, 'word150')).toMatch(/^…word\d+ .*\bword150\b.* word\d+…$/);
    expect(excerpt('short', 'short')).toBe('short');
    expect(excerpt('x'.repeat(1000), 'y').length).toBeLessThan(260);
  });

  test('prefers prose that contains the match, and ends with a whole word', () => {
    const text = 'Sends it, to an address, or fails.\nsendIt(address): Promise<void> example';
    expect(excerpt(text, 'address')).toBe('Sends it, to an address, or fails.');
    expect(excerpt(text, 'example')).toContain('sendIt(address): Promise<void> example');
    const cut = excerptOf('Signs, then sends, then waits', new Set(['sign']), '', 12);
    expect(cut.map((run) => run.text).join('')).toBe('Signs, then…');
    const ended = excerptOf('Signs, then sends, then waits', new Set(['sign']), '', 18);
    expect(ended.map((run) => run.text).join('')).toBe('Signs, then sends…');
  });

  test('follows the title and the address of the match', async () => {
    const { text } = await readFullResult(site, 'search_docs', { query: 'zebra421' });
    expect(text).toMatch(
      /^## Long page: Section 421\n\nPage: \/long#section-421\n\n.*with a word at its end: zebra421\./,
    );
  });
});

describe('read_page', () => {
  test('returns a long page in parts that add up to it', async () => {
    const { text, answers } = await readFullResult(site, 'read_page', { page: '/long' });
    expect(answers).toBeGreaterThan(2);
    const page = site.pages.get('/long');
    expect(text).toBe(page && site.readPage(page));
  });

  test('returns a single section', async () => {
    const { text } = await readFullResult(site, 'read_page', {
      page: '/products/nacre-auth#what-can-go-wrong',
    });
    expect(text.trim()).toBe('### What can go wrong\n\nThe code has expired.');
  });

  test('lists the sections of the page if one is missing', async () => {
    const { text, failed } = await readFullResult(site, 'read_page', {
      page: '/products/nacre-auth#sing-out',
    });
    expect(failed).toBe(true);
    expect(text).toMatch(/^\/products\/nacre-auth has no section #sing-out\. Similar: #sign-out[,.]/);
    expect(text).toContain('- `#what-can-go-wrong` What can go wrong');
    expect(text).not.toContain('The code has expired.');
  });

  test('returns the introduction and the parts of a page that has parts', async () => {
    const { text } = await readFullResult(site, 'read_page', { page: '/backend-openapi' });
    expect(text).toContain('Every operation.\n\n## Parts of this page');
    expect(text).toContain('such as `/backend-openapi#create-order`');
    expect(text).toContain('- `/backend-openapi/orders` Backend API: Orders: Create an order');
    expect(text).not.toContain('Reserves items');
    const section = await readFullResult(site, 'read_page', { page: '/backend-openapi#create-order' });
    expect(section.text).toBe('### Create an order {#create-order}\n\nReserves items.\n');
    const part = await readFullResult(site, 'read_page', { page: '/backend-openapi/orders' });
    expect(part.text).toContain('# Orders');
  });

  test('returns a member that its page lists only in a table', async () => {
    const { text } = await readFullResult(site, 'read_page', { page: '/api/sdk-base/Class.Client#auth' });
    expect(text).toMatch(/^# Client\.auth\n/);
  });

  test('suggests pages similar to a missing one', async () => {
    const { text, failed } = await readFullResult(site, 'read_page', { page: '/products/nacre-aut' });
    expect(failed).toBe(true);
    expect(text).toContain('Pages with a similar path: /products/nacre-auth');
    const { text: other } = await readFullResult(site, 'read_page', { page: '/docs/guides/quick-start' });
    expect(other).toContain('/products/quick-start-guide');
  });
});
