import fs from 'node:fs';
import { expect, it } from 'vitest';
import dependencyLoader from '../src/dependencyLoader.mjs';
import { rebuildWith } from '../src/rebuildWith.ts';

it('a module generated from other files depends on them, also on those by a text in it, and stays unchanged', () => {
  const rule = rebuildWith((file) => file.endsWith('.mdx'), ['/a.md', '/b.md'], {
    Page: '/page.json',
    Other: '/other.json',
  });
  const { enforce, loader, options, test } = rule;
  // After the compiler of MDX, the loader would see code in place of the page.
  expect(enforce).toBe('pre');
  expect(fs.existsSync(loader)).toBe(true);
  expect([test('/page.mdx'), test('/page.md')]).toEqual([true, false]);
  const added: string[] = [];
  const context = { getOptions: () => options, addDependency: (file: string) => added.push(file) };
  expect((dependencyLoader as (this: unknown, source: string) => string).call(context, '# Page')).toBe(
    '# Page',
  );
  expect(added).toEqual(['/a.md', '/b.md', '/page.json']);
});
