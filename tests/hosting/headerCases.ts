import { expect, it } from 'vitest';
import { headerPolicy } from '../../deploy/policy.ts';
import { fileHeaders, responseHeaders, type FileMatcher } from '../../deploy/rules/headers.ts';
import { mediaTypeOf } from '../../deploy/rules/mediaTypes.ts';
import { sendRequest } from './sendRequest.ts';
import type { Served } from './serveWithNginx.ts';
import { filesToTest, pagesToTest } from './sample.ts';

const lowercaseNames = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Headers that nginx sends in addition to those of the rules. */
const OWN = new Set([
  ...[
    'server',
    'date',
    'connection',
    'keep-alive',
    'content-length',
    'last-modified',
    'etag',
    'accept-ranges',
  ],
  ...['content-range', 'location', 'allow', 'content-encoding', 'transfer-encoding'],
]);

const withoutServerHeaders = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.has(name)));

const isAmong = (file: string, { areIn = [], endWith = [] }: FileMatcher): boolean =>
  areIn.some((folder) => file.startsWith(`${folder}/`)) ||
  endWith.some((extension) => file.endsWith(`.${extension}`));

/** Returns the headers that depend on a file's path below the base URL, except for its type. */
function fileHeadersOf(file: string): Record<string, string> {
  const values = fileHeaders.map(
    ({ name, cases, otherwise }) =>
      [name, cases.find((headerCase) => isAmong(file, headerCase))?.value ?? otherwise] as const,
  );
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}

/** Returns the headers of a file that is sent with status 200, by its path below the base URL. */
const headersOf = (file: string): Record<string, string> => ({
  'Content-Type': mediaTypeOf(file).type,
  ...fileHeadersOf(file),
});

/** Checks that each header of `deploy/rules` is sent once, and no others. */
export function headerCases(get: () => Served): void {
  it('sends the headers of the rules for each kind of file', async () => {
    const { build, port } = get();
    const all = lowercaseNames(responseHeaders(headerPolicy(build)));
    const files = [
      ...filesToTest(build).map((file) => [file, file] as const),
      ...pagesToTest(build).map(({ file, path }) => [file, path] as const),
    ];
    for (const [file, address] of files) {
      const { status, headers } = await sendRequest(port, build.base + address);
      expect([file, status]).toEqual([file, 200]);
      expect(withoutServerHeaders(headers), file).toEqual({ ...all, ...lowercaseNames(headersOf(file)) });
      expect(headers.server).toBe('nginx');
    }
  });

  it('marks only files with a hash or a version in their name as immutable', async () => {
    const { build, port } = get();
    for (const file of filesToTest(build)) {
      const hashed =
        /^(?:assets\/.+|search-index\/.+|downloads\/.+)[.-][\da-f]{8,}\.\w+$|^assets\/fonts\/[\da-f]{16}|^downloads\/.+-\d+\.\d+\.\d+\.tgz$/.test(
          file,
        );
      const { headers } = await sendRequest(port, build.base + file);
      expect([file, headers['cache-control']?.includes('immutable')]).toEqual([file, hashed]);
    }
  });

  it('protects answers without a file as well, and never lets them be cached', async () => {
    const { build, port } = get();
    const all = lowercaseNames(responseHeaders(headerPolicy(build)));
    const requests = [
      ['overview/changelog.html', 301, 'GET', {}],
      ['assets/js/none.js', 404, 'GET', {}],
      ['llms.txt', 416, 'GET', { range: 'bytes=99999999-' }],
      ['llms.txt', 405, 'POST', {}],
      [`${'a'.repeat(40_000)}`, 414, 'GET', {}],
    ] as const;
    for (const [address, expected, method, sent] of requests) {
      const { status, headers } = await sendRequest(port, build.base + address, sent, method);
      expect(status).toBe(expected);
      expect(headers).toMatchObject(all);
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    }
  });
}
