import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { releasedArchives } from '../../packages/history/src/archives.ts';
import { site } from '../../src/config/site.ts';
import { buildDirectory, readBuilt } from '../support/build.ts';

/**
 * Checks that a site built for another address uses that address everywhere. `npm run test:all` builds one below a
 * path of another host, and runs this with its `SITE_URL`, `BASE_URL` and `SITE_DIR`.
 */
const root = site.url + site.baseUrl;
test.skip(root === `${site.links.docs}/`, 'this site is served at its own address');

const files = fs
  .readdirSync(buildDirectory, { recursive: true, encoding: 'utf8' })
  .filter((file) => fs.statSync(path.join(buildDirectory, file)).isFile());

/** The SDKs' archives are the same in every build, and name the docs' own address. */
const released = new Set(releasedArchives(process.cwd()).map(({ name }) => name));

/** Returns the contents of a file, decompressed. */
function contentOf(file: string): string[] {
  if (released.has(path.basename(file))) return [];
  const bytes = fs.readFileSync(path.join(buildDirectory, file));
  if (file.endsWith('.tgz')) return [gunzipSync(bytes).toString('latin1')];
  if (!file.endsWith('.zip')) return [bytes.toString('latin1')];
  return Object.entries(unzipSync(bytes))
    .filter(([name]) => !released.has(path.basename(name)))
    .map(([, content]) => Buffer.from(content).toString('latin1'));
}

/** Decodes the base64 strings in a text, such as a setup in a link. */
const decoded = (text: string) =>
  [...text.matchAll(/[A-Za-z\d+/_-]{40,}={0,2}/g)].map(([code]) =>
    Buffer.from(code, 'base64').toString('latin1'),
  );

test('no file names the address in the sources, whether compressed, encoded or plain', () => {
  const { host } = new URL(site.links.docs);
  const naming = files.filter((file) =>
    contentOf(file).some(
      (text) => text.includes(host) || (/\.(?:html|md)$/.test(file) && decoded(text).join().includes(host)),
    ),
  );
  expect(naming).toEqual([]);
});

test('every root-relative address begins with the base path', () => {
  const escaping = files.flatMap((file) => {
    const pattern = /\.(?:html|xml|svg)$/.test(file)
      ? /\s(?:href|src|action|poster|content)=["']?(\/[^\s"'>]*)/g
      : file.endsWith('.css')
        ? /url\(["']?(\/[^)"']*)/g
        : /\.(?:md|txt)$/.test(file)
          ? /\]\((\/[^)]*)\)/g
          : undefined;
    const addresses = pattern
      ? [...readBuilt(file).matchAll(pattern)].map(([, address = '']) => address)
      : [];
    return addresses
      .filter((address) => !address.startsWith(site.baseUrl))
      .map((address) => `${file}: ${address}`);
  });
  expect(escaping).toEqual([]);
});

test('every absolute address of the site begins with the base path', () => {
  const otherAddress = new RegExp(
    `${site.url.replaceAll('.', '\\.')}(?=/)(?!${site.baseUrl.slice(0, -1)}(?![\\w-]))[^\\s"'<>]*`,
    'g',
  );
  const escaping = files
    .filter((file) => !file.startsWith('assets/js/'))
    .flatMap((file) =>
      contentOf(file)
        .flatMap((text) => text.match(otherAddress) ?? [])
        .map((address) => `${file}: ${address}`),
    );
  expect(escaping).toEqual([]);
});
