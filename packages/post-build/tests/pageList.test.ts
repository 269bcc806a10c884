import { describe, expect, it } from 'vitest';
import type { BuiltSite } from '../src/BuildStep.ts';
import { pageList } from '../src/search/pageList.ts';

/** A site with a sidebar of one category with one page, and with a page in no sidebar. */
const site = {
  pages: [
    { path: '/base/', title: 'Home' },
    { path: '/base/guide', title: 'Page<T> & "more"' },
  ],
  plugins: [
    {
      name: 'docusaurus-plugin-content-docs',
      content: {
        loadedVersions: [
          {
            docs: [{ id: 'guide', permalink: '/base/guide' }],
            sidebars: {
              docs: [{ type: 'category', label: 'Guides', items: [{ type: 'doc', id: 'guide' }] }],
            },
          },
        ],
      },
    },
  ],
} as unknown as BuiltSite;

async function filled(html: string): Promise<string> {
  const { html: changes = [] } = await pageList(site);
  const [[file, change] = ['', String]] = changes;
  expect(file).toBe('search/index.html');
  return change(html);
}

describe('the list of all pages', () => {
  it('has every page in its section, and escapes titles', async () => {
    expect(await filled('<noscript><div id=page-list class=list></div></noscript>')).toBe(
      '<noscript><div id=page-list class=list>' +
        '<h2>Guides</h2><ul><li><a href="/base/guide">Page&lt;T&gt; &amp; &quot;more&quot;</a></li></ul>' +
        '<h2>More</h2><ul><li><a href="/base/">Home</a></li></ul>' +
        '</div></noscript>',
    );
  });

  it('stops a build whose search page has no element for it', async () => {
    await expect(filled('<main></main>')).rejects.toThrow('no element with the id page-list');
  });
});
