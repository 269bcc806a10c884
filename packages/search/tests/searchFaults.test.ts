import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PIECE_TIMEOUT } from '../src/LoadedIndex.ts';
import { Searcher } from '../src/Searcher.ts';
import { indexOf, searchedSite } from '../../../tests/support/searchedSite.ts';

type Reply = () => Promise<unknown>;

/** Creates a searcher for an index in which some files get another answer, selected by a part of their name. */
function serve() {
  const files = indexOf(searchedSite);
  const faults = new Map<string, Reply>();
  const requested: string[] = [];
  const onChanged = vi.fn();
  const fetch = (file: string) => {
    requested.push(file);
    const fault = [...faults].find(([part]) => file.includes(part))?.[1];
    return fault ? fault() : Promise.resolve(JSON.parse(files.get(file) ?? '') as unknown);
  };
  return { files, faults, requested, onChanged, searcher: new Searcher('/', fetch, onChanged) };
}

const notFound: Reply = () => Promise.reject(new Error('404'));
const hangs: Reply = () => new Promise(() => undefined);

/** A reply that is delayed until it's released. */
function delayed(value: () => unknown) {
  let release = () => {};
  const reply: Reply = () =>
    new Promise((resolve) => {
      release = () => resolve(value());
    });
  return { reply, release: () => release() };
}

async function resultsOf(searcher: Searcher, query: string) {
  const { hits } = await searcher.search('', query, { hits: 8, excerpt: 50 });
  return { pages: hits.map(({ document: { u } }) => u), isPartial: await searcher.isPartial('') };
}

const late = () => vi.advanceTimersByTimeAsync(PIECE_TIMEOUT);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a piece that fails', () => {
  it.each([
    ['does not come', notFound],
    ['is no piece', () => Promise.resolve({ pages: 5 })],
    ['is nothing', () => Promise.resolve(null)],
  ])(
    'among the first ones, which %s: the others answer, and report that they are incomplete',
    async (_, fault) => {
      const { searcher, faults } = serve();
      faults.set('guides-names', fault);
      expect(await resultsOf(searcher, 'client')).toEqual({ pages: ['/api/Class.Client'], isPartial: true });
    },
  );

  it('is not requested again with each letter', async () => {
    const { searcher, faults, requested } = serve();
    faults.set('guides-names', notFound);
    await resultsOf(searcher, 'c');
    const before = requested.length;
    await resultsOf(searcher, 'cl');
    await resultsOf(searcher, 'cli');
    expect(requested.length).toBe(before);
  });

  it('is requested again with the whole index, and is then complete', async () => {
    const { searcher, faults } = serve();
    faults.set('guides-names', notFound);
    await resultsOf(searcher, 'client');
    faults.clear();
    await searcher.loadAll('');
    expect(await resultsOf(searcher, 'zebra')).toEqual({ pages: ['/guide'], isPartial: false });
  });

  it('of text does not stop the others, and is reported once', async () => {
    const { searcher, faults, onChanged } = serve();
    faults.set('api-text', notFound);
    await expect(searcher.loadAll('')).rejects.toThrow('404');
    expect(await resultsOf(searcher, 'zebra')).toEqual({ pages: ['/guide'], isPartial: true });
    // The names and keywords of two areas, one text, and the failure of the other.
    expect(onChanged).toHaveBeenCalledTimes(6);
    await expect(searcher.loadAll('')).rejects.toThrow('404');
    expect(onChanged).toHaveBeenCalledTimes(6);
  });
});

describe('when nothing loads', () => {
  it.each([
    ['manifest', 'search-index.json', notFound],
    ['manifest that names nothing', 'search-index.json', () => Promise.resolve({ areas: [] })],
    ['manifest of another shape', 'search-index.json', () => Promise.resolve({ areas: 'guides' })],
    ['manifest that is no object', 'search-index.json', () => Promise.resolve(null)],
    ['manifest with areas of another shape', 'search-index.json', () => Promise.resolve({ areas: [{}] })],
    ['first piece', '-names-', notFound],
  ])('no %s: a search fails, and the next one uses what has loaded by then', async (_, part, fault) => {
    const { searcher, faults } = serve();
    faults.set(part, fault);
    await expect(resultsOf(searcher, 'client')).rejects.toThrow();
    faults.clear();
    expect((await resultsOf(searcher, 'client')).isPartial).toBe(false);
  });

  it('nothing new: loaded data answers, however old it is', async () => {
    const { searcher, faults } = serve();
    await searcher.loadAll('');
    faults.set('search-index.json', notFound);
    vi.setSystemTime(Date.now() + 3_600_000);
    expect((await resultsOf(searcher, 'zebra')).pages).toEqual(['/guide']);
    faults.set('search-index.json', hangs);
    vi.setSystemTime(Date.now() + 3_600_000);
    const answer = resultsOf(searcher, 'zebra');
    await late();
    expect((await answer).pages).toEqual(['/guide']);
  });
});

describe('a piece that hangs', () => {
  it('among the first ones is waited for once, for a limited time, and is used when it loads', async () => {
    const { searcher, faults, files, onChanged } = serve();
    const [file = '', content = ''] = [...files].find(([name]) => name.includes('guides-names')) ?? [];
    const { reply, release } = delayed(() => JSON.parse(content) as unknown);
    faults.set(file, reply);
    const first = resultsOf(searcher, 'client');
    await late();
    expect(await first).toEqual({ pages: ['/api/Class.Client'], isPartial: true });
    // This call waits for nothing, because no timer advances.
    expect((await resultsOf(searcher, 'client')).isPartial).toBe(true);
    onChanged.mockClear();
    release();
    await expect.poll(() => onChanged).toHaveBeenCalled();
    const { pages, isPartial } = await resultsOf(searcher, 'client');
    expect([pages.toSorted(), isPartial]).toEqual([['/api/Class.Client', '/guide'], false]);
  });

  it('and loads late lets the queued ones load', async () => {
    const { searcher, faults, files } = serve();
    const [file = '', content = ''] = [...files].find(([name]) => name.includes('guides-names')) ?? [];
    const { reply, release } = delayed(() => JSON.parse(content) as unknown);
    faults.set(file, reply);
    const settled = searcher.loadAll('').catch((error: Error) => error.message);
    await late();
    await late();
    expect(await settled).toBe('No response within 10 s');
    expect(await resultsOf(searcher, 'zebra')).toEqual({ pages: [], isPartial: true });
    release();
    await expect.poll(() => resultsOf(searcher, 'zebra')).toEqual({ pages: ['/guide'], isPartial: false });
  });

  it('of text is reported, and the others load', async () => {
    const { searcher, faults, onChanged } = serve();
    faults.set('api-text', hangs);
    searcher.loadAll('').catch(() => undefined);
    await expect.poll(() => onChanged).toHaveBeenCalledTimes(5);
    expect((await resultsOf(searcher, 'client')).isPartial).toBe(false);
    await late();
    expect(await resultsOf(searcher, 'zebra')).toEqual({ pages: ['/guide'], isPartial: true });
  });
});
