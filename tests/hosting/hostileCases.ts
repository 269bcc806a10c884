import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readTable } from '../../packages/model/src/readTable.ts';
import { isLong } from '../support/long.ts';
import { parseResponse, sendBytes } from './sendRequest.ts';
import type { Served } from './serveWithNginx.ts';

const rows = readTable('tests/hosting/hostile.tsv', ['kind', 'text']);
const textsOf = (kind: string) =>
  rows.flatMap((row) => (row.kind === kind ? [JSON.parse(row.text) as string] : []));

const host = 'Host: docs.example\r\nConnection: close\r\n\r\n';

/** Targets of known attacks on servers. `{base}` is the site's base path. */
const targets = [
  ...textsOf('target'),
  ...['/ x', '/x y.html', '/${request_uri}'],
  ...[`/${'a'.repeat(5000)}.html`, `/${'a/'.repeat(3000)}index.html`, `{base}${'../'.repeat(50)}etc/passwd`],
  ...[`/${'%2e'.repeat(2000)}`, `/?${'q'.repeat(20000)}`],
];

/** Whole requests that are malformed outside their target. `{host}` is a valid end of a head. */
const requests = [
  ...textsOf('request').map((text) => text.replace('{host}', host)),
  `GET {base} HTTP/1.1\r\nAccept: ${'text/markdown;'.repeat(500)}\r\n${host}`,
  `GET {base} HTTP/1.1\r\nAccept-Encoding: ${'br,'.repeat(2000)}\r\n${host}`,
  `GET {base} HTTP/1.1\r\nIf-None-Match: ${'"x",'.repeat(1500)}\r\n${host}`,
  `GET {base} HTTP/1.1\r\nCookie: ${'a'.repeat(40_000)}\r\n${host}`,
];

const piece = fc.constantFrom(
  ...String.raw`/ // \ %5c %2f .. . %2e %00 %0d%0a ? # @ : ; .html /index /index.html`.split(' '),
  ...'.md .br other.example http: {base} overview/changelog mcp assets 404 é $uri %'.split(' '),
  ' ',
);

/** Returns the given number of requests: all those listed here, then generated ones from a fixed seed. */
function hostileRequests(base: string, count: number): Buffer[] {
  const generated = fc.sample(
    fc.array(piece, { minLength: 1, maxLength: 9 }).map((pieces) => `/${pieces.join('')}`),
    { numRuns: Math.max(0, count - targets.length - requests.length), seed: 18 },
  );
  const lines = [...targets, ...generated].map((target) => `GET ${target} HTTP/1.1\r\n${host}`);
  return [...requests, ...lines].map((request) => Buffer.from(request.replaceAll('{base}', base), 'utf8'));
}

const hashOf = (body: Buffer): string => createHash('sha256').update(body).digest('hex');

/** Statuses a server may answer to an invalid request, besides 200 and redirects. */
const ANSWERS = [206, 400, 404, 405, 414, 416, 431, 494, 501, 505];

/** Hashes every form of every served file. A 200 answer may have no other body. */
function hashesOf(root: string): Set<string> {
  const files = fs.readdirSync(root, { recursive: true, encoding: 'utf8' });
  const names = files.map((file) => path.join(root, file)).filter((file) => fs.statSync(file).isFile());
  return new Set(names.map((file) => hashOf(fs.readFileSync(file))));
}

function checkRedirect(location: string, request: string): void {
  expect(location, request).toMatch(/^\/(?![/\\])/);
  expect(new URL(location, 'http://docs.example').host, request).toBe('docs.example');
}

/** Sends a request, and fails if the answer redirects off the host or contains anything but the site's files. */
async function checkHostile(
  { port }: Served,
  bytes: Buffer,
  allowed: ReadonlySet<string>,
  folders: readonly string[],
): Promise<void> {
  const request = bytes.subarray(0, 120).toString('latin1');
  const all = await sendBytes(port, bytes);
  for (const leak of [...folders, 'nginx/', 'root:x:'])
    expect(
      all.includes(leak) && !allowed.has(hashOf(parseResponse(all).body)),
      `${request} shows ${leak}`,
    ).toBe(false);
  const { status, headers, body } = parseResponse(all);
  expect(headers, request).not.toHaveProperty('x-injected');
  if (status >= 300 && status < 400) checkRedirect(headers.location ?? '', request);
  else if (status === 0) {
    // An HTTP/0.9 answer, which has no head, or an empty answer.
    const isOwn = body.length === 0 || /^<html>\r\n<head><title>\d{3} /.test(body.toString('latin1'));
    expect(isOwn || allowed.has(hashOf(body)), `${request} gets a file of the site`).toBe(true);
  } else if (status === 200) {
    expect(body.length === 0 || allowed.has(hashOf(body)), `${request} gets a file of the site`).toBe(true);
  } else expect(ANSWERS, `${request} gets ${status}`).toContain(status);
}

const COUNT = isLong ? 2000 : 200;

/** Sends requests that try to leave the host or the folder. */
export function hostileCases(get: () => Served): void {
  it(`answers ${COUNT} hostile requests without a redirect to another host and without another file`, async () => {
    const { build, root } = get();
    const allowed = hashesOf(root);
    const requests = hostileRequests(build.base, COUNT);
    expect(requests).toHaveLength(COUNT);
    for (const request of requests) await checkHostile(get(), request, allowed, [root, build.folder]);
  });
}
