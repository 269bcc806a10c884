import { expect, test } from '@playwright/test';
import { builtFiles, readBuilt } from '../support/build.ts';

/** Whether a tag states its own size. A drawing inside another gets its size from the outer one. */
const isSized = (tag: string) => /\swidth=|\bdisplay\b/.test(tag);

test('no drawing fills the window when the style sheet does not load', () => {
  const files = builtFiles(/\.html$/);
  const unsized = new Map<string, string>();
  for (const file of files) {
    const html = readBuilt(file);
    for (const [tag] of html.matchAll(/<(?:svg|img)\b[^>]*>/g)) if (!isSized(tag)) unsized.set(tag, file);
  }
  expect(files.length).toBeGreaterThan(0);
  expect([...unsized].map(([tag, file]) => `${file}: ${tag}`)).toEqual([]);
});
