/**
 * What runs in the browser: each engine as its own search box drives it, from the focus on. Compiled and served to an
 * empty page, so nothing else is measured with it.
 */
import type MiniSearch from 'minisearch';
import type { Options, SearchOptions } from 'minisearch';
import type { Place } from './score.ts';

export interface Run {
  /** From the focus to the first result, in milliseconds. */
  first: number;
  /** When that was, in milliseconds since 1970. */
  firstAt: number;
  /** From the focus until nothing more is to be fetched; none where an engine fetches with every query. */
  ready?: number;
  /** Each letter of the following queries, from the key to the first result. */
  keys: number[];
  /** The last letters of them: whole queries. */
  queries: number[];
  /** What the page and its workers take more than before, in bytes. */
  memory: number;
}

/** Answers a query, and says whether there was a result. */
type Search = (query: string) => Promise<boolean>;

async function memory(): Promise<number> {
  const { bytes } = await (
    performance as Performance & { measureUserAgentSpecificMemory(): Promise<{ bytes: number }> }
  ).measureUserAgentSpecificMemory();
  return bytes;
}

/** Focuses, asks the first query, waits until all is there, and types the others letter by letter. */
async function run(
  [first = '', ...others]: string[],
  load: () => Promise<{ search: Search; settle?: () => Promise<unknown> }>,
): Promise<Run> {
  const before = await memory();
  const start = performance.now();
  const { search, settle } = await load();
  if (!(await search(first))) throw new Error(`Nothing was found for "${first}"`);
  const end = performance.now();
  await settle?.();
  const ready = performance.now();
  const keys: number[] = [];
  const queries: number[] = [];
  for (const query of others) {
    for (let length = 2; length <= query.length; length += 1) {
      const key = performance.now();
      await search(query.slice(0, length));
      keys.push(performance.now() - key);
    }
    queries.push(keys.at(-1) ?? NaN);
  }
  return {
    first: end - start,
    firstAt: performance.timeOrigin + end,
    ...(settle ? { ready: ready - start } : {}),
    keys,
    queries,
    memory: (await memory()) - before,
  };
}

/** This site's search: its worker, as the search box starts it. */
function ours(queries: string[], script: string, base: string): Promise<Run> {
  return run(queries, async () => {
    const worker = new Worker(script);
    let last = 0;
    const ask = (method: string, ...args: unknown[]) =>
      new Promise<unknown>((resolve, reject) => {
        last += 1;
        const id = last;
        const listen = ({ data }: MessageEvent<{ id?: number; result?: unknown; error?: string }>) => {
          if (data.id !== id) return;
          worker.removeEventListener('message', listen);
          if (data.error === undefined) resolve(data.result);
          else reject(new Error(data.error));
        };
        worker.addEventListener('message', listen);
        worker.postMessage({ id, method, args });
      });
    await ask('fetchIndexes', base, '');
    return {
      search: async (query) => ((await ask('search', base, '', query, 8)) as unknown[]).length > 0,
      settle: () => ask('settle', base, ''),
    };
  });
}

/** VitePress's search, on the page's own thread; its two files at once, where its own box asks for one after the other. */
function vitePress(
  queries: string[],
  folder: string,
  indexOptions: Options,
  searchOptions: SearchOptions,
): Promise<Run> {
  return run(queries, async () => {
    const [{ default: Library }, { default: json }] = (await Promise.all([
      import(`${folder}/minisearch.js`),
      import(`${folder}/index.js`),
    ])) as [{ default: typeof MiniSearch }, { default: string }];
    const index = Library.loadJSON(json, indexOptions);
    return {
      search: (query) => Promise.resolve(index.search(query, searchOptions).slice(0, 16).length > 0),
      settle: () => Promise.resolve(),
    };
  });
}

interface Pagefind {
  init(): Promise<void>;
  search(query: string): Promise<{ results: { data(): Promise<PagefindResult> }[] }>;
}
interface PagefindResult {
  url: string;
  sub_results: { url: string; locations: number[] }[];
}

/** Pagefind, with as many results as its own box shows. */
function pagefind(queries: string[], folder: string): Promise<Run> {
  return run(queries, async () => {
    const engine = (await import(`${folder}/pagefind.js`)) as Pagefind;
    await engine.init();
    return {
      search: async (query) => {
        const { results } = await engine.search(query);
        // The others come too; the first one that is there is the first result.
        const shown = results.slice(0, 5).map((result) => result.data());
        if (shown.length > 0) await Promise.any(shown);
        return shown.length > 0;
      },
    };
  });
}

/** What Pagefind finds: a page, with the three of its sections that the box shows below it. */
async function pagefindAnswers(
  folder: string,
  asked: { query: string; context: string }[],
): Promise<Place[][]> {
  const engine = (await import(`${folder}/pagefind.js`)) as Pagefind;
  const answers: Place[][] = [];
  for (const { query, context } of asked) {
    const { results } = await engine.search(query);
    const places: Place[] = [];
    for (let next = 0; next < results.length && places.length < 8; next += 8) {
      const data = await Promise.all(results.slice(next, next + 8).map((result) => result.data()));
      for (const { url, sub_results: sections } of data) {
        const route = new URL(url, location.origin).pathname;
        if (context && !route.startsWith(`/${context}/`)) continue;
        const best = sections.toSorted((a, b) => b.locations.length - a.locations.length).slice(0, 3);
        const others = best.flatMap((section) => section.url.split('#')[1] ?? []);
        places.push({ route, others });
      }
    }
    answers.push(places);
  }
  return answers;
}

export const bench = { ours, vitePress, pagefind, pagefindAnswers };
Object.assign(window, { bench });
