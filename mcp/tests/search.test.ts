import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { excerptAt } from '../src/search/excerpt.ts';
import { loadSite } from '../src/site/loadSite.ts';
import type { Site } from '../src/site/Site.ts';
import { makeFixtureSite } from './support/fixtureSite.ts';
import { wholeAnswer } from './support/wholeAnswer.ts';

let site: Site;

beforeAll(() => {
  const { folder, remove } = makeFixtureSite();
  site = loadSite(folder);
  return remove;
});

const addresses = (query: string, count = 10) =>
  site.search.search(query, count).map(({ address }) => address);

describe('search', () => {
  test.each([
    ['Nacre Auth', '/products/nacre-auth'],
    ['sign out', '/products/nacre-auth#sign-out'],
    ['a code by e-mail', '/products/nacre-auth#sign-in-with-a-code-by-e-mail'],
    ['sendOtp', '/products/nacre-auth#sign-in-with-a-code-by-e-mail'],
    ['webho', '/technical-guides/faq/'],
    ['How do I know whether a webhook is from Nacre at all?', '/technical-guides/faq/'],
    ['zebra421', '/long#section-421'],
  ])('finds "%s"', (query, address) => {
    expect(addresses(query)[0]).toBe(address);
  });

  test('gives no more of one page than leaves room for others', () => {
    expect(addresses('line page word').filter((address) => address.startsWith('/long'))).toHaveLength(3);
  });

  test('takes any words', () => {
    const words = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.constantFrom('title:a', 'a~1', '+x -y', '*', '^', '__proto__'),
    );
    fc.assert(
      fc.property(words, (query) => {
        expect(site.search.search(query, 50).length).toBeLessThanOrEqual(50);
      }),
      { numRuns: 200, seed: 4 },
    );
  });

  test('says so where nothing is found', async () => {
    const { text } = await wholeAnswer(site, 'search_docs', { query: 'xylophone quux' });
    expect(text).toContain('Nothing is found for "xylophone quux"');
  });

  test('gives its hits in answers of as many as are asked for', async () => {
    const { text, answers } = await wholeAnswer(site, 'search_docs', { query: 'sign', limit: 1 });
    expect(answers).toBeGreaterThan(1);
    expect(text.match(/^Page: /gm)).toHaveLength(answers);
  });
});

test('an excerpt has what was found in it, and whole words', () => {
  const text = Array.from({ length: 200 }, (_, index) => `word${index}`).join(' ');
  const excerpt = excerptAt(text, text.indexOf('word150'));
  expect(excerpt).toMatch(/^… word\d+ .*\bword150\b.* word\d+ …$/);
  expect(excerptAt('short', 3)).toBe('short');
  expect(excerptAt('x'.repeat(1000), 500).length).toBeLessThan(260);
});

describe('read_page', () => {
  test('gives a long page in parts that make it up', async () => {
    const { text, answers } = await wholeAnswer(site, 'read_page', { page: '/long' });
    expect(answers).toBeGreaterThan(2);
    const page = site.pages.get('/long');
    expect(text).toBe(page && site.readPage(page));
  });

  test('gives a section alone', async () => {
    const { text } = await wholeAnswer(site, 'read_page', { page: '/products/nacre-auth#what-can-go-wrong' });
    expect(text.trim()).toBe('### What can go wrong\n\nThe code has expired.');
  });

  test('gives the whole page where the section is missing, and says so', async () => {
    const { text } = await wholeAnswer(site, 'read_page', { page: '/products/nacre-auth#nowhere' });
    expect(text).toMatch(/^\(No heading of \/products\/nacre-auth has the anchor #nowhere/);
    expect(text).toContain('# Nacre Auth');
  });

  test('names pages like one that is missing', async () => {
    const { text, failed } = await wholeAnswer(site, 'read_page', { page: '/products/nacre-aut' });
    expect(failed).toBe(true);
    expect(text).toContain('Pages with a like path: /products/nacre-auth');
  });
});
