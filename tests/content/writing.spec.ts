import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { buildDirectory } from '../support/build.ts';

/** Names that the panel of `npm start` always contains. */
const NAMES = ['writing-panel', '__writing/'];

const filesIn = (folder: string, pattern: RegExp) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => path.join(folder, file));

test('nothing of the panel of npm start is in the built site', () => {
  const panel = filesIn('packages/dev-server/src', /\.(?:ts|css)$/).map((file) =>
    fs.readFileSync(file, 'utf8'),
  );
  for (const name of NAMES) expect(panel.some((text) => text.includes(name))).toBe(true);
  const files = filesIn(buildDirectory, /\.(?:html|js|css)$/);
  expect(files.length).toBeGreaterThan(400);
  const matching = files.filter((file) => {
    const text = fs.readFileSync(file, 'utf8');
    return NAMES.some((name) => text.includes(name));
  });
  expect(matching).toEqual([]);
});
