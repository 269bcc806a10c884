import fs from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { mediaTypeOf } from '../../deploy/rules/mediaTypes.ts';
import { sendRequest } from './sendRequest.ts';
import type { Served } from './serveWithNginx.ts';
import { filesToPack, filesToTest, pagesToTest } from './sample.ts';

const FORMS = [
  [
    'br',
    ['br', 'gzip, deflate, br, zstd', 'gzip;q=0.1, BR;q=0.25', 'gzip;q=1.0,br ; q=1'],
    brotliDecompressSync,
  ],
  [
    'gzip',
    [
      'gzip',
      'gzip, br;q=0',
      'x-br, gzip;q=0.5',
      'gzip;q=1, br;q=0.1',
      'br;q=0.55,gzip;q=0.8',
      'gzip, br;q=0.000',
    ],
    gunzipSync,
  ],
] as const;

const PLAIN = ['', 'identity', 'gzip;q=0', 'brotli', 'br;q=0, gzip;q=0.000', 'xbr, xgzip'];

const sent = ({ build }: Served): (readonly [address: string, file: string])[] => [
  ...pagesToTest(build).map(({ path: pagePath, file }) => [build.base + pagePath, file] as const),
  ...filesToTest(build).map((file) => [build.base + file, file] as const),
];

/** Tests whole bodies, compressed bodies, ranges, and empty bodies for unchanged files. */
export function bodyCases(get: () => Served): void {
  it('sends precompressed bodies that decompress to the files', async () => {
    const { port, build } = get();
    const packed = filesToPack(build);
    for (const [address, file] of sent(get()).filter(([, served]) => packed.has(served))) {
      const content = fs.readFileSync(path.join(build.folder, file));
      const plain = await sendRequest(port, address);
      expect([address, plain.body.equals(content)]).toEqual([address, true]);
      for (const [name, [accept], unpack] of FORMS) {
        const answer = await sendRequest(port, address, { 'accept-encoding': accept });
        const encoding = answer.headers['content-encoding'];
        if (content.length >= 1000)
          expect([address, encoding === name]).toEqual([address, mediaTypeOf(file).isPackable]);
        expect(encoding ? unpack(answer.body).equals(content) : answer.body.equals(content), address).toBe(
          true,
        );
        if (!encoding) continue;
        expect(answer.body.length).toBeLessThan(content.length);
        expect(answer.headers.etag).not.toBe(plain.headers.etag);
        expect(answer.headers['content-type']).toBe(plain.headers['content-type']);
      }
    }
  });

  it('compresses a body only for clients that accept it', async () => {
    const { port, build } = get();
    const encodings = async (values: readonly string[]) =>
      Promise.all(
        values.map(
          async (value) =>
            (await sendRequest(port, build.base, { 'accept-encoding': value })).headers['content-encoding'],
        ),
      );
    for (const [name, values] of FORMS) expect(await encodings(values)).toEqual(values.map(() => name));
    expect(await encodings(PLAIN)).toEqual(PLAIN.map(() => undefined));
  });

  it('compresses the page for unknown addresses too', async () => {
    const { port, build } = get();
    const { status, body } = await sendRequest(port, `${build.base}nope`, { 'accept-encoding': 'br' });
    const page = fs.readFileSync(path.join(build.folder, '404.html'));
    expect([status, brotliDecompressSync(body).equals(page)]).toEqual([404, true]);
  });

  it('answers HEAD like GET, without the body', async () => {
    const { port } = get();
    for (const [address] of sent(get()).slice(0, 40)) {
      const { headers } = await sendRequest(port, address, { 'accept-encoding': 'br' });
      const head = await sendRequest(port, address, { 'accept-encoding': 'br' }, 'HEAD');
      expect(head.body.length).toBe(0);
      expect({ ...head.headers, date: '' }).toEqual({ ...headers, date: '' });
    }
  });

  it('sends ranges of the uncompressed file, whatever encodings are accepted', async () => {
    const { port, build } = get();
    const content = fs.readFileSync(path.join(build.folder, 'llms.txt'));
    const part = (range: string, more = {}) =>
      sendRequest(port, `${build.base}llms.txt`, { range, 'accept-encoding': 'gzip, br', ...more });
    const first = await part('bytes=10-19');
    expect([first.status, first.body.equals(content.subarray(10, 20))]).toEqual([206, true]);
    expect(first.headers['content-range']).toBe(`bytes 10-19/${content.length}`);
    const last = await part('bytes=-5');
    expect([last.status, last.body.equals(content.subarray(-5))]).toEqual([206, true]);
    const outside = await part('bytes=99999999-');
    expect([outside.status, outside.headers['content-range']]).toEqual([416, `bytes */${content.length}`]);
    expect(outside.headers).not.toHaveProperty('content-encoding');
    const changed = await part('bytes=10-19', { 'if-range': '"another"' });
    expect([changed.status, changed.body.equals(content)]).toEqual([200, true]);
    const severalRanges = await part('bytes=0-1,5-6,8-9');
    expect([severalRanges.status, severalRanges.body.equals(content)]).toEqual([200, true]);
  });

  it('answers 304 without a body when nothing has changed', async () => {
    const { port } = get();
    for (const [address] of sent(get()).slice(0, 40))
      for (const encoding of ['identity', 'br']) {
        const { headers } = await sendRequest(port, address, { 'accept-encoding': encoding });
        const known = {
          'if-none-match': headers.etag ?? '',
          'if-modified-since': headers['last-modified'] ?? '',
        };
        const kept = (all: Record<string, string>) =>
          ['etag', 'cache-control', 'vary', 'content-security-policy'].map((header) => all[header]);
        for (const [name, value] of Object.entries(known)) {
          const sentAgain = { 'accept-encoding': encoding, [name]: value };
          const revalidated = await sendRequest(port, address, sentAgain);
          const { status, body } = revalidated;
          expect([address, name, status, body.length, ...kept(revalidated.headers)]).toEqual([
            address,
            name,
            304,
            0,
            ...kept(headers),
          ]);
        }
        const otherEncoding = await sendRequest(port, address, {
          'accept-encoding': encoding,
          'if-none-match': '"other"',
        });
        expect(otherEncoding.status).toBe(200);
      }
  });
}
