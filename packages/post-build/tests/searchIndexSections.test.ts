import type { Heading, Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import remarkSectionKeywords from '../src/search/remarkSectionKeywords.ts';
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts';

const { pathOf, write } = temporaryFolder();

/** Returns the page's headings after the plugin has run. An earlier step set their ids. */
function headingsOf(frontMatter: string): Heading[] {
  write('page.mdx', `---\ntitle: A page\n${frontMatter}\n---\n\n## One\n\n## Two\n`);
  const headings = ['one', 'two'].map((id): Heading => ({
    type: 'heading',
    depth: 2,
    children: [],
    data: { hProperties: { id } },
  }));
  const tree: Root = { type: 'root', children: headings };
  remarkSectionKeywords()(tree, { path: pathOf('page.mdx') });
  return headings;
}

const properties = (frontMatter: string) => headingsOf(frontMatter).map(({ data }) => data?.hProperties);

describe('section_keywords', () => {
  it('adds the words of its anchor to a heading, next to its other attributes', () => {
    expect(properties('section_keywords:\n  two: [CSP, content policy]')).toEqual([
      { id: 'one' },
      { id: 'two', 'data-search-keywords': 'CSP, content policy' },
    ]);
  });

  it('may be absent', () => {
    expect(properties('keywords: [a]')).toEqual([{ id: 'one' }, { id: 'two' }]);
  });

  it.each([
    ['section_keywords:\n  one: [a]\n  three: [b]', 5, 'no heading #three'],
    ['section_keywords:\n  one: a', 4, 'section_keywords.one must be a list of words'],
    ['section_keywords:\n  one: []', 4, 'must be a list of words'],
    ["section_keywords:\n  one: ['a, b']", 4, 'must be a list of words'],
    ['section_keywords: [one]', 3, 'must be a map from anchors'],
  ])('reports where %j is wrong', (frontMatter, line, message) => {
    expect(() => properties(frontMatter)).toThrow(new RegExp(`page\\.mdx:${line}: .*${message}`));
  });
});
