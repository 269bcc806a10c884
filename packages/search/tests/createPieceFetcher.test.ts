import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPieceFetcher } from '../src/createPieceFetcher.ts';
import { indexOf, searchedSite } from '../../../tests/support/searchedSite.ts';

const files = indexOf(searchedSite);
const [piece = '', content = ''] = [...files].find(([name]) => name.includes('names')) ?? [];
const HTML = '<!doctype html><title>Sign in to the network</title>';

/** Stubs a network whose answer depends on the request's cache mode. */
function answer(by: Partial<Record<RequestCache, string | number>>) {
  const fetched = vi.fn((_: URL, { cache = 'default' }: RequestInit = {}) => {
    const body = by[cache] ?? 404;
    return Promise.resolve(
      typeof body === 'number' ? new Response('', { status: body }) : new Response(body),
    );
  });
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', { origin: 'https://docs.example' });
  vi.stubGlobal('isSecureContext', true);
  return () => fetched.mock.calls.map(([url, init]) => `${init?.cache} ${url.href}`);
}

afterEach(() => void vi.unstubAllGlobals());

it('reads pieces from the cache, and the current manifest', async () => {
  const requests = answer({ default: content, 'no-cache': '{"areas":[]}' });
  const fetch = createPieceFetcher('/base/');
  expect(await fetch(piece)).toEqual(JSON.parse(content));
  expect(await fetch('search-index.json')).toEqual({ areas: [] });
  expect(requests()).toEqual([
    `default https://docs.example/base/${piece}`,
    'no-cache https://docs.example/base/search-index.json',
  ]);
});

describe.each([
  ['cut off', content.slice(0, -20)],
  ['cut off where it is still JSON', '{}'],
  ['another one', content.replace('Client', 'Klient')],
  ['HTML with status 200', HTML],
  ['not there', 404],
])('a piece that is %s', (_, broken) => {
  it('is fetched again without the cache', async () => {
    const requests = answer({ default: broken, reload: content });
    expect(await createPieceFetcher('/')(piece)).toEqual(JSON.parse(content));
    expect(requests().map((request) => request.split(' ')[0])).toEqual(['default', 'reload']);
  });

  it('fails if it is the same on the server', async () => {
    answer({ default: broken, reload: broken });
    await expect(createPieceFetcher('/')(piece)).rejects.toThrow(piece);
  });
});

it('a manifest that is HTML is fetched again without the cache, and fails if it stays so', async () => {
  answer({ 'no-cache': HTML, reload: '{"areas":[]}' });
  expect(await createPieceFetcher('/')('search-index.json')).toEqual({ areas: [] });
  answer({ 'no-cache': HTML, reload: HTML });
  await expect(createPieceFetcher('/')('search-index.json')).rejects.toThrow(SyntaxError);
});

it('pieces are not checked if the browser lacks the means', async () => {
  answer({ default: '{}' });
  vi.stubGlobal('isSecureContext', false);
  expect(await createPieceFetcher('/')(piece)).toEqual({});
});

it('requests no other host', () => {
  answer({});
  expect(() => createPieceFetcher('//evil.example/')).toThrow('another host');
});
