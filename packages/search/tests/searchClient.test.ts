import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SearchRequest, SearchResponse } from '../src/engine.ts';
import { indexOf, searchedSite } from '../../../tests/support/searchedSite.ts';

const limits = { hits: 8, excerpt: 50 };

/** A fake worker controlled by the test. */
class FakeWorker {
  static started: FakeWorker[] = [];
  readonly requests: SearchRequest[] = [];
  isTerminated = false;
  onmessage?: (event: { data: SearchResponse }) => void;
  onerror?: (event: Event) => void;
  onmessageerror?: (event: Event) => void;
  constructor() {
    FakeWorker.started.push(this);
  }
  postMessage(request: SearchRequest): void {
    this.requests.push(request);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  answer(result: unknown): void {
    for (const { id } of this.requests.splice(0)) this.onmessage?.({ data: { id, result } });
  }
}

function BlockedWorker(): never {
  throw new DOMException('Access is denied by policy', 'SecurityError');
}

/** Simulates a newly opened page with an index that the page itself can read, and returns its client. */
async function open(worker: unknown) {
  FakeWorker.started = [];
  vi.resetModules();
  const files = indexOf(searchedSite);
  vi.stubGlobal('Worker', worker);
  vi.stubGlobal('location', { origin: 'https://docs.example' });
  vi.stubGlobal('isSecureContext', true);
  const fetched = vi.fn(({ pathname }: URL) => {
    const content = files.get(pathname.slice(1));
    return Promise.resolve(new Response(content ?? '', { status: content === undefined ? 404 : 200 }));
  });
  vi.stubGlobal('fetch', fetched);
  return { ...(await import('../src/client.ts')), fetched };
}

const first = () => FakeWorker.started.at(-1) as FakeWorker;
const names = ({ hits }: { hits: { document: { t: string } }[] }) =>
  hits.map(({ document: { t } }) => t).toSorted();
const NAMES = ['Client', 'Client guide'];

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('../src/engine.ts');
});

it('uses a worker, and only one', async () => {
  const { search, near } = await open(FakeWorker);
  const result = search('/', '', 'client', limits);
  const similar = near('/', 'client');
  first().answer({ hits: [], isPartial: false });
  expect(await result).toEqual({ hits: [], isPartial: false });
  await similar;
  expect(FakeWorker.started).toHaveLength(1);
});

it('an error in an answer fails its call, and no other', async () => {
  const { search } = await open(FakeWorker);
  const [one, other] = [search('/', '', 'one', limits), search('/', '', 'other', limits)];
  const [request] = first().requests.splice(0, 1);
  first().onmessage?.({ data: { id: request?.id ?? 0, error: 'TypeError: no' } });
  await expect(one).rejects.toThrow('TypeError: no');
  first().answer({ hits: [], isPartial: false });
  expect((await other).hits).toEqual([]);
});

it('reports changes of the index until the listener is removed', async () => {
  const { fetchIndexes, onChanged } = await open(FakeWorker);
  const listener = vi.fn();
  const stop = onChanged(listener);
  const loaded = fetchIndexes('/', '');
  first().answer(undefined);
  await loaded;
  first().onmessage?.({ data: { changed: '/' } });
  stop();
  first().onmessage?.({ data: { changed: '/' } });
  expect(listener).toHaveBeenCalledTimes(1);
});

describe('the page itself answers', () => {
  it.each([
    ['is blocked', BlockedWorker],
    ['is unknown to the browser', undefined],
  ])('if a worker %s', async (_, worker) => {
    const { search, near } = await open(worker);
    const result = await search('/', '', 'client', limits);
    expect(names(result)).toEqual(NAMES);
    expect(result.isPartial).toBe(false);
    expect(await near('/', 'clientele')).toContain('Client');
  });

  it.each(['onerror', 'onmessageerror'] as const)('after a worker fails with %s', async (end) => {
    const { search } = await open(FakeWorker);
    const result = search('/', '', 'client', limits);
    const event = new Event('error', { cancelable: true });
    first()[end]?.(event);
    expect(names(await result)).toEqual(NAMES);
    // Nothing is logged to the console, and no broken worker answers.
    expect([event.defaultPrevented, first().isTerminated]).toEqual([true, true]);
    // Later calls are answered too.
    expect(names(await search('/', '', 'client', limits))).toEqual(NAMES);
    expect(FakeWorker.started).toHaveLength(1);
  });

  it('or fails too: the call fails, and the next one starts with a worker', async () => {
    const { search } = await open(BlockedWorker);
    vi.doMock('../src/engine.ts', () => {
      throw new Error('ChunkLoadError');
    });
    await expect(search('/', '', 'client', limits)).rejects.toThrow('did not load');
    vi.stubGlobal('Worker', FakeWorker);
    const result = search('/', '', 'client', limits);
    first().answer({ hits: [], isPartial: false });
    expect((await result).hits).toEqual([]);
  });
});

it('a restart ends the worker, and the next call starts another', async () => {
  const { search, restart } = await open(FakeWorker);
  const settled = vi.fn();
  search('/', '', 'client', limits).then(settled, settled);
  const hanging = first();
  restart();
  expect(hanging.isTerminated).toBe(true);
  const result = search('/', '', 'client', limits);
  expect(FakeWorker.started).toHaveLength(2);
  // A late error of the old worker changes nothing.
  hanging.onerror?.(new Event('error'));
  first().answer({ hits: [], isPartial: false });
  expect((await result).hits).toEqual([]);
  expect(settled).not.toHaveBeenCalled();
});

it('a restart loads the index anew in the page itself', async () => {
  const { search, restart, fetched } = await open(BlockedWorker);
  await search('/', '', 'client', limits);
  const before = fetched.mock.calls.length;
  restart();
  expect(names(await search('/', '', 'client', limits))).toEqual(NAMES);
  expect(fetched.mock.calls.length).toBe(2 * before);
});
