import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { buildDirectory } from '../support/build.ts';

/** Whether a tag states its own size. A drawing inside another gets its size from the outer one. */
const isSized = (tag: string) => /\swidth=|\bdisplay\b/.test(tag);

test('no drawing fills the window when the style sheet does not load', () => {
  const files = fs
    .readdirSync(buildDirectory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'));
  const unsized = new Map<string, string>();
  for (const file of files) {
    const html = fs.readFileSync(path.join(buildDirectory, file), 'utf8');
    for (const [tag] of html.matchAll(/<(?:svg|img)\b[^>]*>/g)) if (!isSized(tag)) unsized.set(tag, file);
  }
  expect(files.length).toBeGreaterThan(0);
  expect([...unsized].map(([tag, file]) => `${file}: ${tag}`)).toEqual([]);
});
