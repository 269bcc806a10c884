import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTable } from '../../model/src/readTable.ts';
import { findPage, parsePageAddress } from '../src/site/findPage.ts';
import { sectionOf } from '../src/site/sectionOf.ts';

const site = { url: 'https://docs.nacre.example', baseUrl: '/' };

/** Addresses of pages, and those outside of the site. In the table, they're JSON. */
test.each(readTable('packages/mcp/tests/addresses.tsv', ['address', 'route', 'anchor']))(
  'the address $address is $route',
  ({ address, route, anchor }) => {
    const read = () => parsePageAddress(JSON.parse(`"${address}"`) as string, site);
    if (route === 'refused') expect(read).toThrow(expect.objectContaining({ code: -32602 }));
    else expect(read()).toEqual({ route, anchor });
  },
);

test('an address may have a path below the base of the site', () => {
  const based = { url: site.url, baseUrl: '/docs/' };
  expect(parsePageAddress('/docs/products/nacre-auth', based).route).toBe('/products/nacre-auth');
  expect(parsePageAddress('https://docs.nacre.example/docs/', based).route).toBe('/');
});

test('a page is found regardless of case', () => {
  const page = { route: '/api/Class.Client', title: '', description: '', file: '' };
  const faq = { ...page, route: '/faq/' };
  const pages = new Map([page, faq].map((entry) => [entry.route, entry]));
  const moved = new Map<string, string>();
  expect(findPage({ pages, moved }, '/API/class.client')).toBe(page);
  expect(findPage({ pages, moved }, '/FAQ')).toBe(faq);
  expect(findPage({ pages, moved }, '/api/class.clients')).toBeUndefined();
});

test('a page that has moved is found at its old address, too', () => {
  const page = { route: '/guides/faq/', title: '', description: '', file: '' };
  const moved = new Map([['/help', '/guides/faq']]);
  expect(findPage({ pages: new Map([[page.route, page]]), moved }, '/help')).toBe(page);
});

test('any address leads to a listed page or to nothing', () => {
  const pages = new Map([['/a', { route: '/a', title: '', description: '', file: 'pages/a.md' }]]);
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (address) => {
      let route: string;
      try {
        ({ route } = parsePageAddress(address, site));
      } catch {
        return;
      }
      expect([undefined, 'pages/a.md']).toContain(findPage({ pages, moved: new Map() }, route)?.file);
    }),
    { numRuns: 500, seed: 4 },
  );
});

describe('a section', () => {
  const page =
    '# Page\n\nIntro.\n\n## One `x`\n\n```sh\n# no heading\n```\n\n### Under\n\nText.\n\n## One x\n\nLast.\n';

  test('is the heading and everything below it', () => {
    expect(sectionOf(page, 'one-x')).toBe('## One `x`\n\n```sh\n# no heading\n```\n\n### Under\n\nText.\n\n');
    expect(sectionOf(page, 'under')).toBe('### Under\n\nText.\n\n');
  });

  test('with a repeated heading has a number', () => {
    expect(sectionOf(page, 'one-x-1')).toBe('## One x\n\nLast.\n');
  });

  test('that is missing is undefined', () => {
    expect(sectionOf(page, 'no-heading')).toBeUndefined();
    expect(sectionOf(page, '')).toBeUndefined();
  });

  test('is found regardless of case', () => {
    expect(sectionOf(page, 'Under')).toBe('### Under\n\nText.\n\n');
  });

  test('has the explicit id after its text, and the text still counts as used', () => {
    const marked = '# Page\n\n## Sign in {#the-door}\n\nOne.\n\n## Sign in\n\nTwo.\n';
    expect(sectionOf(marked, 'the-door')).toBe('## Sign in {#the-door}\n\nOne.\n\n');
    expect(sectionOf(marked, 'sign-in-1')).toBe('## Sign in\n\nTwo.\n');
    expect(sectionOf(marked, 'sign-in')).toBeUndefined();
  });

  test('can have code, italics and links in its heading', () => {
    const heading = '## Request `a_b` body _required_ of [it](https://x.test/_y_)\n\nText.\n';
    expect(sectionOf(heading, 'request-a_b-body-required-of-it')).toBe(heading);
  });

  test('does not end at a heading inside code, with any fence', () => {
    const fenced = '## One\n\n````md\n```ts\n# a\n```\n## b\n````\n\n- ```sh\n  # c\n  ```\n\n## Two\n';
    expect(sectionOf(fenced, 'one')).toBe(fenced.slice(0, fenced.indexOf('## Two')));
    expect(sectionOf(fenced, 'b')).toBeUndefined();
  });
});

describe('an address that no heading has', () => {
  const page = [
    '# Page',
    '## Rows',
    '| Name | Use |\n| - | - |\n| {#row-a} `a` | one |\n| {#row-b} `b` | two |',
    '## Items',
    '- **A** first\n\n  - Type x\n\n  {#item-a}',
    '- **B** second\n\n  {#item-b}',
    '## Blocks',
    '{#block-a}',
    '`A` string',
    '#### In A',
    '{#block-b}',
    '`B` string',
    '## Last',
    'In the text {#here} of a section.',
  ].join('\n\n');

  const anchors = readTable('packages/mcp/tests/anchors.tsv', ['anchor', 'text']);
  test.each(anchors)('$anchor', ({ anchor, text }) => {
    expect(sectionOf(page, anchor)).toBe(text);
  });
});
