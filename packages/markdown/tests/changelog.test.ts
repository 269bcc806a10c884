import fs from 'node:fs';
import type { LoadContext } from '@docusaurus/types';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { readTable } from '../../model/src/readTable.ts';
import { atomFeed, rssFeed } from '../src/changelog/feeds.ts';
import changelog from '../src/changelog/index.ts';
import { parseChangelog } from '../src/changelog/parseChangelog.ts';
import { readReleases } from '../src/changelog/readReleases.ts';
import remarkChangelog from '../src/changelog/remarkChangelog.ts';

const source = { name: '@nacre/thing', id: 'thing', file: 'thing/CHANGELOG.md' };
const parse = (text: string) => parseChangelog(text, source);

const valid = fs.readFileSync('packages/markdown/tests/changelog.md', 'utf8');

describe('parseChangelog', () => {
  it('reads releases with their changes, and omits unreleased ones', () => {
    const [second, first] = parse(valid);
    expect([second?.version, second?.date, second?.anchor]).toEqual(['0.2.0', '2026-03-02', 'thing-0-2-0']);
    expect([...(second?.changes.keys() ?? [])]).toEqual(['Changed', 'Fixed']);
    expect(second?.summary.map((node) => toString(node))).toEqual(['Renames things.']);
    expect([first?.version, first?.changes.get('Added')?.length]).toEqual(['0.1.0', 1]);
  });

  it('puts breaking changes first', () => {
    const changes = parse(valid)[0]?.changes.get('Changed');
    expect(changes?.map(({ isBreaking }) => isBreaking)).toEqual([true, false]);
    expect(toString(changes?.[0]?.item)).toMatch(/^Breaking: a is now b/);
  });

  it('orders versions by number, and a pre-release before its release', () => {
    const releases = ['0.10.0', '0.9.0', '0.9.0-rc.10', '0.9.0-rc.2'].map(
      (version) => `## ${version} - 2026-03-02\n\n### Added\n\n- x\n`,
    );
    expect(parse(`# Changelog\n\n${releases.join('\n')}`)).toHaveLength(4);
    expect(() => parse(`# Changelog\n\n${releases.toReversed().join('\n')}`)).toThrow('newest first');
  });

  /** Changelogs with one mistake each. */
  const columns = ['name', 'text', 'line', 'message'] as const;
  it.each(readTable('packages/markdown/tests/changelog.tsv', columns))(
    'names file and line of $name',
    ({ text, line, message }) => {
      const read = () => parse(text);
      expect(read).toThrow(`thing/CHANGELOG.md:${line}: `);
      expect(read).toThrow(message);
    },
  );
});

it('the releases of this repository are listed newest first', () => {
  const dates = readReleases().map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

describe('remarkChangelog', () => {
  const page = 'Before.\n\n<ChangelogEntries />\n\nAfter.\n';
  const tree = () => {
    const processor = unified().use(remarkParse).use(remarkMdx);
    const root: Root = processor.parse(page);
    remarkChangelog()(root);
    return root;
  };

  it('replaces the element by headings with unique ids', () => {
    const headings = tree().children.filter((node): node is Heading => node.type === 'heading');
    const [first] = readReleases();
    expect(headings.filter(({ depth }) => depth === 2)).toHaveLength(readReleases().length);
    expect(toString(headings[0])).toBe(`${first?.source.name} ${first?.version}`);
    const ids = headings.map(({ data }) => data?.hProperties?.id);
    expect(ids[0]).toBe(first?.anchor);
    expect(new Set(ids).size).toBe(headings.length);
  });

  it('links to pages of the build, and keeps the content around it', () => {
    const root = tree();
    const text = JSON.stringify(root);
    expect(text).not.toContain('ChangelogEntries');
    expect(text).toContain('Released on ');
    expect(text).toContain('"url":"/products/quick-start-guide"');
    expect(text).not.toContain('https://docs.nacre.example');
    expect([toString(root.children[0]), toString(root.children.at(-1))]).toEqual(['Before.', 'After.']);
  });
});

describe('the feeds', () => {
  const info = {
    title: 'Docs & more',
    description: 'Releases',
    pageUrl: 'https://docs.test/base/overview/changelog',
    feedUrl: 'https://docs.test/base/overview/changelog/feed.xml',
  };

  /** Removes the texts of a feed, which are in CDATA sections. */
  const withoutTexts = (xml: string) => xml.replace(/<!\[CDATA\[.*?\]\]>/gs, '');

  /** Returns the names of elements that are still open at the end, or closed without having been opened. */
  const unbalanced = (xml: string) => {
    const open: string[] = [];
    for (const [, end, name = '', self] of withoutTexts(xml).matchAll(/<(\/)?([\w:]+)[^<>]*?(\/)?>/g)) {
      if (!end && !self) open.push(name);
      else if (end && open.pop() !== name) open.push(`/${name}`);
    }
    return open;
  };

  describe.each([
    [
      'Atom',
      atomFeed,
      '<updated>2026-03-02T00:00:00.000Z</updated>',
      /<content type="html"><!\[CDATA\[<p>Renames things/,
    ],
    [
      'RSS',
      rssFeed,
      '<pubDate>Mon, 02 Mar 2026 00:00:00 GMT</pubDate>',
      /<description><!\[CDATA\[<p>Renames things/,
    ],
  ])('in %s', (_, write, time, text) => {
    it('contain each release once, escaped', () => {
      const xml = write(parse(valid), info);
      expect(xml).toContain('Docs &amp; more');
      expect(xml).toContain(time);
      expect(xml).toMatch(text);
      expect(xml.split('#thing-0-2-0').length - 1).toBe(2);
      expect(xml.indexOf('#thing-0-2-0')).toBeLessThan(xml.indexOf('#thing-0-1-0'));
      expect(xml).toMatch(/<!\[CDATA\[<p>Renames things\.<\/p>.*<code>code<\/code> &amp; <em>stress<\/em>/);
      expect(withoutTexts(xml)).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#39;)/);
      expect(unbalanced(xml)).toEqual([]);
    });

    it('cannot be ended by the text of a release', () => {
      const text = valid.replace('Renames things.', 'Has `]]>` and ]]> and \\</entry>.');
      const xml = write(parse(text), info);
      expect(xml).toContain('<p>Has <code>]]&gt;</code> and ]]&gt; and &lt;/entry&gt;');
      expect(unbalanced(xml)).toEqual([]);
    });

    it('contain no character that XML forbids', () => {
      const xml = write(parse(valid.replace('A thing.', 'a\u0008b\u001b\\<"\'& c\uffff.')), info);
      expect(xml).toContain("<p>ab&lt;&quot;'&amp; c.</p>");
    });
  });

  it('are announced in the head, under the base URL', () => {
    const context = {
      siteDir: '/site',
      baseUrl: '/base/',
      siteConfig: { title: 'Docs', url: 'https://docs.test' },
    };
    const tags = changelog(context as unknown as LoadContext).injectHtmlTags?.({ content: undefined });
    expect(tags?.headTags).toMatchObject([
      {
        attributes: {
          rel: 'alternate',
          type: 'application/atom+xml',
          href: '/base/overview/changelog/atom.xml',
        },
      },
      {
        attributes: {
          rel: 'alternate',
          type: 'application/rss+xml',
          href: '/base/overview/changelog/rss.xml',
        },
      },
    ]);
  });

  it('are files of the built site', () => {
    const context = {
      siteDir: '/site',
      baseUrl: '/',
      siteConfig: { title: 'Docs', url: 'https://docs.test' },
    };
    const files = [...changelog(context as unknown as LoadContext).siteFiles(undefined)];
    const addresses = ['overview/changelog/atom.xml', 'overview/changelog/rss.xml'];
    expect(files.map(({ path }) => path)).toEqual(addresses);
    for (const { path, content } of files) expect(content).toContain(`https://docs.test/${path}`);
  });
});
