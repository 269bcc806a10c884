import { expect, test } from '@playwright/test';
import { readCheckedPages } from '../../packages/model/src/samples/checkedPages.ts';
import { readBuilt } from '../support/build.ts';

const LINE = /<p class="?checked"?[^>]*>([\s\S]*?)<\/p>/g;

/**
 * Pages of each kind: a guide, one with Python, one about the
 * API, the API page, a reference, and one without samples.
 */
const PAGES = {
  'products/nacre-auth': 'docs/products/nacre-auth.mdx',
  'technical-guides/webhooks': 'docs/technical-guides/webhooks.mdx',
  'api/how-tos': 'api/how-tos.mdx',
  'backend-openapi': 'docs/backend-openapi.mdx',
  'api/sdk-base/Function.formatBalance': 'api/sdk-base/Function.formatBalance.md',
  'overview/changelog': 'docs/overview/changelog.mdx',
};

test('a page and its Markdown show the results of the sample check', () => {
  const record = readCheckedPages(process.cwd());
  for (const [route, file] of Object.entries(PAGES)) {
    const page = record[file];
    if (!page)
      throw new Error(`${file} is not in the record of the last check: run "npm run check -- samples"`);
    const { compiled, run, compared } = page;
    const lines = [...readBuilt(`${route}/index.html`).matchAll(LINE)].map(([, line = '']) =>
      line.replace(/<[^>]+>/g, ''),
    );
    if (compiled + run + compared === 0) {
      expect(lines, route).toEqual([]);
      continue;
    }
    expect(lines, route).toHaveLength(1);
    const [line = ''] = lines;
    for (const [count, word] of [
      [compiled, 'compiled'],
      [run, 'run'],
      [compared, 'compared'],
    ] as const)
      if (count > 0) expect(line, route).toMatch(new RegExp(`\\b${count} (?:samples? )?${word}`));
    expect(readBuilt(`${route}.md`).replace(/\]\([^)]*\)|\[/g, ''), route).toContain(line);
  }
});
