import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { releasedArchives, checksumOf } from '../../packages/history/src/archives.ts';
import { sdkPackages } from '../../packages/model/src/packages.ts';
import { downloads, downloadsFolder, sumsAddress } from '../../src/config/downloads.ts';
import { buildDirectory, fragmentOf, readPage, starterArchive } from '../support/build.ts';

const built = (file: string) => path.join(buildDirectory, file);
const archives = fs.readdirSync(built(downloadsFolder)).toSorted();
const sums = new Map(
  archives.map((name) => [name, checksumOf(fs.readFileSync(built(`${downloadsFolder}/${name}`)))]),
);

test('an address never changes its bytes: it has a released version or a hash of its file', () => {
  const released = new Map(releasedArchives(process.cwd()).map(({ name, sum }) => [name, sum]));
  expect(released.size).toBeGreaterThanOrEqual(sdkPackages.length);
  for (const [name, sum] of sums) {
    if (released.has(name)) expect(sum, name).toBe(released.get(name));
    else expect(name).toMatch(/-[\da-f]{10}\.(?:tgz|zip)$/);
  }
  // Every released archive is still there.
  expect([...sums.keys()]).toEqual(expect.arrayContaining([...released.keys()]));
});

for (const framework of ['vite', 'next'] as const) {
  test(`the starter for ${framework} has the archives that the site serves`, () => {
    const packed = Object.entries(unzipSync(fs.readFileSync(starterArchive(framework))));
    const sdkArchives = packed.filter(([name]) => name.endsWith('.tgz'));
    expect(sdkArchives).toHaveLength(sdkPackages.length);
    for (const [name, content] of sdkArchives)
      expect(checksumOf(content), name).toBe(sums.get(path.basename(name)));
  });
}

test('SHA256SUMS lists the checksum of each archive, in the format of sha256sum', () => {
  const lines = [...sums].map(([name, sum]) => `${sum}  ${name}\n`);
  expect(lines.length).toBeGreaterThan(3);
  expect(fs.readFileSync(built(sumsAddress), 'utf8')).toBe(lines.join(''));
});

test('the page shows the same sums, as a document and after a navigation', () => {
  const route = '/products/apis_sdks';
  for (const text of [readPage(route), fs.readFileSync(built(fragmentOf(route)), 'utf8')]) {
    for (const { address } of downloads) expect(text).toContain(sums.get(path.basename(address)));
  }
});
