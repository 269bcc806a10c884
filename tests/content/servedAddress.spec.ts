import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync, inflateRawSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { site } from '../../src/config/site.ts';
import { buildDirectory } from '../support/build.ts';

/**
 * A site that is built for another address than its own names that one everywhere. `npm run test:all` builds one below
 * a path of another host, and runs this with its `SITE_URL`, `BASE_URL` and `SITE_DIR`.
 */
const root = site.url + site.baseUrl;
test.skip(root === `${site.links.docs}/`, 'this site is served at its own address');

const read = (file: string) => fs.readFileSync(path.join(buildDirectory, file), 'utf8');
const files = fs
  .readdirSync(buildDirectory, { recursive: true, encoding: 'utf8' })
  .filter((file) => fs.statSync(path.join(buildDirectory, file)).isFile());

/** What a file holds, with what is packed in it; a ZIP has each of its files deflated. */
function contentOf(file: string): string[] {
  const bytes = fs.readFileSync(path.join(buildDirectory, file));
  if (file.endsWith('.tgz')) return [gunzipSync(bytes).toString('latin1')];
  return file.endsWith('.zip') ? unzip(bytes) : [bytes.toString('latin1')];
}

function unzip(bytes: Buffer): string[] {
  const found: string[] = [];
  for (let at = 0; bytes.readUInt32LE(at) === 0x04034b50;) {
    const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
    const end = start + bytes.readUInt32LE(at + 18);
    const inside = bytes.subarray(start, end);
    const content = bytes.readUInt16LE(at + 8) === 0 ? inside : inflateRawSync(inside);
    const isArchive = content.readUInt16BE(0) === 0x1f8b;
    found.push((isArchive ? gunzipSync(content) : content).toString('latin1'));
    at = end;
  }
  return found;
}

/** Texts that are in another text as base64, such as a setup in a link. */
const decoded = (text: string) =>
  [...text.matchAll(/[A-Za-z\d+/_-]{40,}={0,2}/g)].map(([code]) =>
    Buffer.from(code, 'base64').toString('latin1'),
  );

test('no file names the address that sources name, whether packed, encoded or plain', () => {
  const { host } = new URL(site.links.docs);
  const naming = files.filter((file) =>
    contentOf(file).some(
      (text) => text.includes(host) || (/\.(?:html|md)$/.test(file) && decoded(text).join().includes(host)),
    ),
  );
  expect(naming).toEqual([]);
});

test('every address from the root of the host begins with the path', () => {
  const escaping = files.flatMap((file) => {
    const pattern = /\.(?:html|xml|svg)$/.test(file)
      ? /\s(?:href|src|action|poster|content)=["']?(\/[^\s"'>]*)/g
      : file.endsWith('.css')
        ? /url\(["']?(\/[^)"']*)/g
        : /\.(?:md|txt)$/.test(file)
          ? /\]\((\/[^)]*)\)/g
          : undefined;
    const found = pattern ? [...read(file).matchAll(pattern)].map(([, address = '']) => address) : [];
    return found
      .filter((address) => !address.startsWith(site.baseUrl))
      .map((address) => `${file}: ${address}`);
  });
  expect(escaping).toEqual([]);
});

test('every whole address of something at the host begins with the path', () => {
  const other = new RegExp(
    `${site.url.replaceAll('.', '\\.')}(?=/)(?!${site.baseUrl.slice(0, -1)}(?![\\w-]))[^\\s"'<>]*`,
    'g',
  );
  const escaping = files
    .filter((file) => !file.startsWith('assets/js/'))
    .flatMap((file) =>
      contentOf(file)
        .flatMap((text) => text.match(other) ?? [])
        .map((address) => `${file}: ${address}`),
    );
  expect(escaping).toEqual([]);
});

/** Where the errors are explained, by the ids that are there. */
const anchors = () => {
  const page = read('products/embedded-wallet/exceptions/index.html');
  return new Set(
    [...page.matchAll(/\sid="?([\w-]+)/g)].map(
      ([, id]) => `${root}products/embedded-wallet/exceptions#${id}`,
    ),
  );
};

test('errors of the packed SDK lead to their explanation here', async () => {
  const testInfo = test.info();
  const [archive = ''] = files.filter((file) => /nacre-sdk-base-.*\.tgz$/.test(file));
  const tar = gunzipSync(fs.readFileSync(path.join(buildDirectory, archive)));
  for (const name of ['addresses.js', 'errors/docsUrl.js']) {
    const file = testInfo.outputPath(name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, entryOf(tar, `package/dist/${name}`));
  }
  fs.writeFileSync(testInfo.outputPath('package.json'), '{ "type": "module" }');
  const { docsUrlOf } = (await import(pathToFileURL(testInfo.outputPath('errors/docsUrl.js')).href)) as {
    docsUrlOf: (code: string) => string;
  };
  expect(anchors()).toContain(docsUrlOf('sdk/timeout'));
});

function entryOf(tar: Buffer, name: string): Buffer {
  for (let at = 0; at < tar.length;) {
    const size = parseInt(tar.toString('latin1', at + 124, at + 135), 8) || 0;
    if (tar.toString('latin1', at, at + 100).replace(/\0.*$/, '') === name)
      return tar.subarray(at + 512, at + 512 + size);
    at += 512 + Math.ceil(size / 512) * 512;
  }
  throw new Error(`the archive has no ${name}`);
}

test('problem types of the served description lead to their explanation here', () => {
  const types = JSON.stringify(parse(read('openapi/backend.yaml'))).match(/"type":"https:[^"]*"/g) ?? [];
  const known = anchors();
  expect(types.length).toBeGreaterThan(10);
  expect(types.map((type) => type.slice(8, -1)).filter((type) => !known.has(type))).toEqual([]);
});

test('what programs read first names this address', () => {
  expect(read('.well-known/security.txt')).toContain(
    `Canonical: ${root}.well-known/security.txt\nPolicy: ${root}products/`,
  );
  expect(read('robots.txt')).toContain(`Sitemap: ${root}sitemap.xml`);
  expect(read('.well-known/mcp/server-card.json')).toContain(`"${root}downloads/`);
  expect(JSON.parse(read('site.webmanifest'))).toMatchObject({ start_url: './' });
  for (const file of ['llms.txt', 'AGENTS.md', 'skill.md', 'sitemap.xml', 'overview/changelog/atom.xml'])
    expect(read(file), file).toContain(root);
});

test('the demos’ errors lead here as well', () => {
  const scripts = files.filter(
    (file) => /^assets\/js\/.*\.js$/.test(file) && read(file).includes(`"${root.slice(0, -1)}"`),
  );
  expect(scripts.length).toBeGreaterThan(0);
});
