import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageAt, readAddress } from '../src/site/findPage.ts';
import { sectionOf } from '../src/site/sectionOf.ts';

const site = { url: 'https://docs.nacre.example', baseUrl: '/' };

describe('a page is called', () => {
  test.each([
    ['/products/nacre-auth', '/products/nacre-auth', ''],
    ['products/nacre-auth', '/products/nacre-auth', ''],
    ['/products/nacre-auth/', '/products/nacre-auth', ''],
    ['/products/nacre-auth.md', '/products/nacre-auth', ''],
    ['/products/nacre-auth#sign-out', '/products/nacre-auth', 'sign-out'],
    ['https://docs.nacre.example/products/nacre-auth.md#sign-out', '/products/nacre-auth', 'sign-out'],
    ['https://docs.nacre.example', '/', ''],
    ['/index.md', '/', ''],
    ['/', '/', ''],
    ['/products/nacre-auth?from=search', '/products/nacre-auth', ''],
  ])('%s', (given, route, anchor) => {
    expect(readAddress(given, site)).toEqual({ route, anchor });
  });

  test('by its path under the base of the site', () => {
    const based = { url: site.url, baseUrl: '/docs/' };
    expect(readAddress('/docs/products/nacre-auth', based).route).toBe('/products/nacre-auth');
    expect(readAddress('https://docs.nacre.example/docs/', based).route).toBe('/');
  });
});

describe('what leads out of the site is refused', () => {
  test.each([
    '../../etc/passwd',
    '/products/../../etc/passwd',
    '/products/%2e%2e/%2e%2e/etc/passwd',
    '/products/./x',
    'file:///etc/passwd',
    'https://evil.example/products/nacre-auth',
    'https://docs.nacre.example.evil.example/',
    '//evil.example/x',
    'C:\\Windows',
    '..\\..\\secrets',
    '/a\u0000b',
    '/%zz',
  ])('%s', (given) => {
    expect(() => readAddress(given, site)).toThrow(expect.objectContaining({ code: -32602 }));
  });

  test('whatever is asked for, a page of the list or nothing is found', () => {
    const pages = new Map([['/a', { route: '/a', title: '', description: '', file: 'pages/a.md' }]]);
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (given) => {
        let route: string;
        try {
          ({ route } = readAddress(given, site));
        } catch {
          return;
        }
        expect([undefined, 'pages/a.md']).toContain(pageAt({ pages }, route)?.file);
      }),
      { numRuns: 500, seed: 4 },
    );
  });
});

describe('a section', () => {
  const page =
    '# Page\n\nIntro.\n\n## One `x`\n\n```sh\n# no heading\n```\n\n### Under\n\nText.\n\n## One x\n\nLast.\n';

  test('is the heading with all below it', () => {
    expect(sectionOf(page, 'one-x')).toBe('## One `x`\n\n```sh\n# no heading\n```\n\n### Under\n\nText.\n\n');
    expect(sectionOf(page, 'under')).toBe('### Under\n\nText.\n\n');
  });

  test('that stands twice has a number', () => {
    expect(sectionOf(page, 'one-x-1')).toBe('## One x\n\nLast.\n');
  });

  test('that is missing is nothing', () => {
    expect(sectionOf(page, 'no-heading')).toBeUndefined();
  });
});
