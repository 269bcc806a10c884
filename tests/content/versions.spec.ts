import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { filesUnder } from '../../packages/model/src/files.ts';
import { historyIds, releasedVersions } from '../../packages/history/src/Snapshot.ts';
import { releaseRoute } from '../../packages/history/src/readHistory.ts';
import { archiveName, publishedPackages } from '../../packages/model/src/packages.ts';
import { downloadsFolder } from '../../src/config/downloads.ts';
import { versions } from '../../src/config/versions.ts';
import { buildDirectory, readBuilt } from '../support/build.ts';

const pages = filesUnder(buildDirectory, ['.'], /\.md$/).map((file) => ({
  file,
  text: readBuilt(file),
}));
const released = new Set([versions.docs, ...historyIds.flatMap((id) => releasedVersions(process.cwd(), id))]);

/** Matches a version of one of our packages or of the API, and the text before it. Svelte's `sv` is still at 0, too. */
const STATED = /(?<before>.{0,12})(?<![\d.]|\bsv[ @])(?<version>0\.\d+\.\d+)(?![\d.])/g;

test('no page names an unreleased version, unless it says that the version is coming', () => {
  const stated = pages.flatMap(({ file, text }) =>
    [...text.matchAll(STATED)].map(({ groups }) => ({ file, ...groups }) as Stated),
  );
  expect(stated.length).toBeGreaterThan(200);
  // The page of a coming version states under its title that it isn't released.
  const early = stated.filter(
    ({ file, before, version }) =>
      !released.has(version) &&
      !/coming in |changes in |update to /i.test(before) &&
      file !== `${releaseRoute(version).slice(1)}.md`,
  );
  expect(early.map(({ file, before, version }) => `${file}: ${before}${version}`)).toEqual([]);
});

interface Stated {
  file: string;
  before: string;
  version: string;
}

test('each archive that a page names exists', () => {
  const names = publishedPackages.map(({ name }) => archiveName(name, '').replace('-.tgz', ''));
  const archive = new RegExp(`${downloadsFolder}/((?:${names.join('|')})-[\\w.-]+?\\.tgz)`, 'g');
  const linked = new Set(
    pages.flatMap(({ text }) => [...text.matchAll(archive)].map(([, name = '']) => name)),
  );
  expect(linked.size).toBeGreaterThanOrEqual(publishedPackages.length);
  const published = fs.readdirSync(path.join(buildDirectory, downloadsFolder)).toSorted();
  expect([...linked].filter((name) => !published.includes(name))).toEqual([]);
});
