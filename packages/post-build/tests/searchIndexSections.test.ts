import type { Heading, Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import remarkSectionKeywords from '../src/search/remarkSectionKeywords.ts';

/** Returns the properties of a page's headings after the plugin has run. An earlier step set their ids. */
function properties(frontMatter: { section_keywords?: Record<string, string[]> }) {
  const headings = ['one', 'two'].map((id): Heading => ({
    type: 'heading',
    depth: 2,
    children: [],
    data: { hProperties: { id } },
  }));
  const tree: Root = { type: 'root', children: headings };
  remarkSectionKeywords()(tree, { path: 'page.mdx', data: { frontMatter } });
  return headings.map(({ data }) => data?.hProperties);
}

describe('section_keywords', () => {
  it('adds the words of its anchor to a heading, next to its other attributes', () => {
    expect(properties({ section_keywords: { two: ['CSP', 'content policy'] } })).toEqual([
      { id: 'one' },
      { id: 'two', 'data-search-keywords': 'CSP, content policy' },
    ]);
  });

  it('may be absent', () => {
    expect(properties({})).toEqual([{ id: 'one' }, { id: 'two' }]);
  });

  it('stops the build if the page lacks the section', () => {
    expect(() => properties({ section_keywords: { one: ['a'], three: ['b'] } })).toThrow(
      'page.mdx: section_keywords.three: the page has no heading #three',
    );
  });
});
