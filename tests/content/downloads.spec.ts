import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { downloads, sumPlaceholder, sumsAddress } from '../../src/config/downloads.ts';
import { starterAddress } from '../../src/config/starter.ts';
import { buildDirectory, fragmentOf, readPage } from '../support/build.ts';

const built = (file: string) => path.join(buildDirectory, file);
const sums = new Map(
  [...downloads.map(({ address }) => address), starterAddress].map((address) => [
    path.basename(address),
    createHash('sha256')
      .update(fs.readFileSync(built(address)))
      .digest('hex'),
  ]),
);

test('SHA256SUMS holds the sum of each archive, as sha256sum reads it', () => {
  const lines = [...sums].map(([name, sum]) => `${sum}  ${name}\n`);
  expect(lines.length).toBeGreaterThan(3);
  expect(fs.readFileSync(built(sumsAddress), 'utf8')).toBe(lines.join(''));
});

test('the page shows the same sums, as a document and after a navigation', () => {
  const route = '/products/apis_sdks';
  for (const shown of [readPage(route), fs.readFileSync(built(fragmentOf(route)), 'utf8')]) {
    for (const { address } of downloads) expect(shown).toContain(sums.get(path.basename(address)));
  }
});

test('no page shows what a sum takes the place of', () => {
  const shown = fs
    .readdirSync(buildDirectory, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:html|md|txt|json)$/.test(name))
    .filter((name) => fs.readFileSync(built(name), 'utf8').includes(sumPlaceholder('')));
  expect(shown).toEqual([]);
});
