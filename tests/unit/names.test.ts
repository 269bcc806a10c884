import { describe, expect, it } from 'vitest';
import { readPages } from '../../packages/checks/src/site/readPages.ts';
import { explainedAt } from '../../src/data/glossary.ts';
import guides from '../../sidebars.ts';

const { pages } = readPages(process.cwd(), [
  { directory: 'docs', routeBase: '/' },
  { directory: 'api', routeBase: '/api', generated: ['sdk-base', 'sdk-react'] },
]);
const written = pages.filter(({ generated }) => !generated);
const titles = new Map(written.map(({ route, frontMatter }) => [route, frontMatter.title]));

/** Returns the links to whole pages whose label differs from the page's title, as `label → route`. */
const renamed = (links: readonly { label: string; to: string }[]) =>
  links
    .filter(({ label, to }) => (titles.get(to) ?? label) !== label)
    .map(({ label, to }) => `${label} → ${to}, which is called ${String(titles.get(to))}`);

describe('a page has one name', () => {
  it('in its title and in the sidebar', () => {
    expect(
      written.filter(({ frontMatter }) => 'sidebar_label' in frontMatter).map(({ file }) => file),
    ).toEqual([]);
    const labelled = [...JSON.stringify(guides).matchAll(/"id":"([^"]+)","label":"([^"]+)"/g)];
    expect(labelled.length).toBeGreaterThan(0);
    expect(renamed(labelled.map(([, id, label = '']) => ({ label, to: `/${id}` })))).toEqual([]);
  });

  it('in the glossary', () => {
    expect(renamed(Object.entries(explainedAt).map(([to, label]) => ({ label, to })))).toEqual([]);
  });
});
