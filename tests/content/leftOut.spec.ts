import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { filesUnder } from '../../packages/model/src/files.ts';
import { sumPlaceholder } from '../../src/config/downloads.ts';
import { builtFiles, readBuilt } from '../support/build.ts';

/** Returns the error messages in each file of a folder, which no minifier changes. */
const messagesIn = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('generated'))
    .flatMap((name) => [
      ...fs
        .readFileSync(path.join(folder, name), 'utf8')
        .matchAll(/^\s*(?:message:)?\s*(?<quote>['"])(?<text>(?:(?!\k<quote>)[^\n]){40,})\k<quote>/gm),
    ])
    .map(({ groups }) => groups?.text ?? '');

test('nothing of the entry for servers is in a script of the site', () => {
  // Server samples run in a page when a reader presses Run, with the sandbox's keys only.
  const scripts = builtFiles(/^(?!fragments\/run\/).*\.js$/)
    .map(readBuilt)
    .join('\n');
  const ofServers = messagesIn('packages/sdk-base/src/server');
  expect(ofServers.length).toBeGreaterThan(2);
  expect(ofServers.filter((text) => scripts.includes(text))).toEqual([]);
  // The search can find: the sandbox is in the scripts of the demos.
  const ofSandbox = messagesIn('packages/sdk-base/src/sandbox');
  expect(ofSandbox.filter((text) => scripts.includes(text))).not.toEqual([]);
});

/** Names that the panel of `npm start` always contains. */
const NAMES = ['writing-panel', '__writing/'];

test('nothing of the panel of npm start is in the built site', () => {
  const panel = filesUnder('packages/dev-server', ['src'], /\.(?:ts|css)$/).map((file) =>
    fs.readFileSync(path.join('packages/dev-server', file), 'utf8'),
  );
  for (const name of NAMES) expect(panel.some((text) => text.includes(name))).toBe(true);
  const files = builtFiles(/\.(?:html|js|css)$/);
  expect(files.length).toBeGreaterThan(400);
  expect(files.filter((file) => NAMES.some((name) => readBuilt(file).includes(name)))).toEqual([]);
});

test('no page shows the placeholder of a checksum', () => {
  const texts = builtFiles(/\.(?:html|md|txt|json)$/);
  expect(texts.filter((file) => readBuilt(file).includes(sumPlaceholder('')))).toEqual([]);
});

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
