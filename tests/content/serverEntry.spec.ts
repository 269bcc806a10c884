import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
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
