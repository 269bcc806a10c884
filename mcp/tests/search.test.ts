import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { excerptOf } from '../../search/src/excerpt.ts';
import { limits } from '../src/limits.ts';
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

  test('gives no second place of a page before the first of each other', async () => {
    const pages = (await addresses('line page word sign')).map((address) => address.split('#')[0]);
    expect(pages.filter((page) => page === '/long').length).toBeGreaterThan(3);
    const others = new Set(pages);
    expect(others.size).toBeGreaterThan(2);
    expect(new Set(pages.slice(0, others.size))).toEqual(others);
  });

  test('takes any words', async () => {
    const words = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.constantFrom('title:a', 'a~1', '+x -y', '*', '^', '__proto__'),
    );
    await fc.assert(
      fc.asyncProperty(words, async (query) => {
        expect((await site.search(query)).length).toBeLessThanOrEqual(limits.found.hits);
      }),
      { numRuns: 200, seed: 4 },
    );
  });

  test('says so where nothing is found', async () => {
    const { text } = await wholeAnswer(site, 'search_docs', { query: 'xylophone quux' });
    expect(text).toContain('No results for "xylophone quux"');
  });

  test('gives its hits in answers of as many as are asked for', async () => {
    const { text, answers } = await wholeAnswer(site, 'search_docs', { query: 'sign', limit: 1 });
    expect(answers).toBeGreaterThan(1);
    expect(text.match(/^Page: /gm)).toHaveLength(answers);
  });
});

describe('an excerpt', () => {
  const excerpt = (text: string, word: string) =>
    excerptOf(text, new Set([word]), word, limits.found.excerpt)
      .map((run) => run.text)
      .join('');

  test('has what was found in it, and whole words', () => {
    const text = Array.from({ length: 200 }, (_, index) => `word${index}`).join(' ');
    expect(excerpt(text, 'word150')).toMatch(/^…word\d+ .*\bword150\b.* word\d+…$/);
    expect(excerpt('short', 'short')).toBe('short');
    expect(excerpt('x'.repeat(1000), 'y').length).toBeLessThan(260);
  });

  test('stands below the title and the address of what was found', async () => {
    const { text } = await wholeAnswer(site, 'search_docs', { query: 'zebra421' });
    expect(text).toMatch(
      /^## Long page: Section 421\n\nPage: \/long#section-421\n\n.*with a word at its end: zebra421\./,
    );
  });
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
    expect(text).toContain('Pages with a similar path: /products/nacre-auth');
  });
});
