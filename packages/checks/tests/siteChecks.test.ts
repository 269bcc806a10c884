import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatProblems } from '../src/site/index.ts';
import { checkTitles } from '../src/structure/titles.ts';
import { checkLinks } from '../src/site/links.ts';
import { checkNavbar } from '../src/site/navbar.ts';
import { readPages } from '../src/site/readPages.ts';
import { checkSidebar } from '../src/site/sidebars.ts';
import { navbarItems } from '../../../tests/support/fixtures/brokenSite/navbar.ts';
import sidebars from '../../../tests/support/fixtures/brokenSite/sidebars.ts';

const site = path.resolve('tests/support/fixtures/brokenSite');
const sourceOf = (file: string) => fs.readFileSync(path.join(site, file), 'utf8');

const { pages, problems: unreadable } = readPages(site, [{ directory: 'docs', routeBase: '/' }]);
const expectedMessages = [
  ...unreadable,
  ...checkTitles(pages),
  ...checkLinks(pages, { routes: ['/', '/search'], files: ['/img/logo.svg'], anchors: {} }),
];

/** Returns the messages about a page, each as `line: message`. */
const messagesOf = (page: string) =>
  formatProblems(expectedMessages.filter(({ file }) => file === `docs/${page}.mdx`))
    .split('\n')
    .filter(Boolean)
    .map((line) => line.replace(`docs/${page}.mdx:`, ''));

describe('a broken page is one message with its file and line', () => {
  it.each([
    ['linkToNowhere', ['8: links to /no-such-page, and there is no such page']],
    ['linkToNoFile', ['6: links to ./unsound.mdx, and there is no such page']],
    [
      'brokenAnchor',
      [
        '7: links to /sound#another-heading, and docs/sound.mdx has no such heading or anchor. The nearest is #a-heading',
      ],
    ],
    ['brokenOwnAnchor', ['6: links to #none, and docs/brokenOwnAnchor.mdx has no such heading or anchor']],
    ['componentLink', ['6: links to /no-such-card, and there is no such page']],
    [
      'noDescription',
      ['1: front matter has no description. Add a line: one sentence of 60 to 160 characters'],
    ],
    ['noTitle', ['1: front matter has no title. Add a line: title: …']],
    ['keywords', ['4: keywords is not a list of words. Write [one, two]']],
    [
      'shortDescription',
      [
        '3: description has 26 characters. Write one sentence of 60 to 160, which search results show in full',
      ],
    ],
    [
      'longDescription',
      [
        '3: description has 171 characters. Write one sentence of 60 to 160, which search results show in full',
      ],
    ],
    ['twinTwo', ['3: description is the same as in docs/twinOne.mdx. Say what only this page is about']],
  ])('%s', (page, expected) => {
    expect(messagesOf(page)).toEqual(expected);
  });

  it('brokenFrontMatter', () => {
    expect(messagesOf('brokenFrontMatter')).toEqual([
      '3: front matter is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ]. Close the bracket on the same line',
    ]);
  });

  it('brokenMarkup', () => {
    expect(messagesOf('brokenMarkup')).toEqual([
      '8: the page cannot be read: <Card> is never closed. Add </Card>, or write <Card /> if it has no content',
    ]);
  });

  it('and a sound page has no message', () => {
    expect(messagesOf('sound')).toEqual([]);
    expect(messagesOf('twinOne')).toEqual([]);
  });
});

describe('a broken sidebar', () => {
  it('is one message for each unknown document, with the line that names it', () => {
    expect(formatProblems(checkSidebar('sidebars.ts', sourceOf('sidebars.ts'), sidebars, pages))).toBe(
      [
        `sidebars.ts:8: sidebar names the document "twins", which doesn't exist`,
        `sidebars.ts:9: sidebar names the document "twinThree", which doesn't exist`,
      ].join('\n'),
    );
  });
});

describe('a broken navbar', () => {
  it('is one message for each bad item, which names it, with its line', () => {
    expect(
      formatProblems(checkNavbar('navbar.ts', sourceOf('navbar.ts'), navbarItems, { default: ['guides'] })),
    ).toBe(
      [
        'navbar.ts:4: navbar item "Nowhere" has no target: add to or href',
        'navbar.ts:5: navbar item "No sidebar" has no target: add sidebarId',
        'navbar.ts:6: navbar item "Wrong sidebar" names the sidebar "gudies", which the docs "default" don\'t have. Correct the name',
        'navbar.ts:7: navbar item "Wrong docs" names the sidebar "guides", which the docs "other" don\'t have. Correct the name',
        'navbar.ts:8: navbar item "Magic" has the unknown type "magic"',
      ].join('\n'),
    );
  });
});
