import type { Browser, Page } from '@playwright/test';
import { searchContexts } from '../../../src/config/search.ts';
import { packIndex } from '../../../search/src/packIndex.ts';
import type { SearchPage } from '../../../src/plugins/builtSite/search/readPage.ts';
import { searchWorkerAddress } from '../../support/searchWorker.ts';
import { inPage, openBenchPage } from './benchPage.ts';
import { SLOW, type BenchServer, type Weight } from './benchServer.ts';
import { asBuiltPage, generateCorpus } from './corpus.ts';
import type { Run } from './inBrowser.ts';
import { closePagefind, indexWithPagefind } from './pagefind.ts';
import type { Report } from './report.ts';
import { filesOfVitePress, indexForVitePress, indexOptions, searchOptions } from './vitePress.ts';

const ROUNDS = 3;
/** As hosts pack what they pack once; the best would take minutes for megabytes. */
const QUALITY = 9;
/** How long the others' own boxes wait after a key before they search at all; this site's does not. */
const WAITS = { 'this site': 0, MiniSearch: 200, Pagefind: 300 };

interface Measured {
  weight: Weight;
  bytes: number;
  run: Run;
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** What is asked: titles and headings of pages in the middle, of a guide and of symbols, and one of all of it. */
function queriesOf(pages: readonly SearchPage[]): string[] {
  const middle = pages.slice(Math.floor(pages.length / 2));
  const guides = middle.filter(({ url }) => url.startsWith('/guides/'));
  const symbols = middle.filter(({ url }) => !url.startsWith('/guides/'));
  const heading = guides[1]?.sections[3]?.heading ?? '';
  return [guides[0]?.title, heading, symbols[0]?.title, guides[2]?.title, 'webhook signature'].map(
    (query) => query ?? '',
  );
}

function addAll(server: BenchServer, folder: string, files: Iterable<[string, string | Buffer]>): Weight {
  const total = { raw: 0, brotli: 0 };
  for (const [file, content] of files) {
    const { raw, brotli } = server.add(`${folder}/${file}`, content, QUALITY);
    total.raw += raw;
    total.brotli += brotli;
  }
  return total;
}

const NAMES = ['this site', 'MiniSearch', 'Pagefind'] as const;
type Name = (typeof NAMES)[number];

interface Engine {
  weight: Weight;
  work: (page: Page) => Promise<Run>;
}

/**
 * Runs each engine several times, each time in a browser that knows nothing yet, and keeps the middle run by time. They
 * take turns: what else the machine does is not one engine's to pay.
 */
async function measure(
  browser: Browser,
  server: BenchServer,
  address: string,
  engines: Record<Name, Engine>,
): Promise<Record<Name, Measured>> {
  const rounds: Record<Name, Measured[]> = { 'this site': [], MiniSearch: [], Pagefind: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of NAMES) {
      const { weight, work } = engines[name];
      const page = await openBenchPage(browser, address);
      server.setSpeed(SLOW);
      const run = await work(page);
      rounds[name].push({ weight, bytes: server.sentUntil(run.firstAt), run });
      await page.context().close();
      server.setSpeed(undefined);
    }
  }
  const middle = (all: Measured[]) =>
    all.toSorted((a, b) => a.run.first - b.run.first)[Math.floor(all.length / 2)] as Measured;
  return Object.fromEntries(NAMES.map((name) => [name, middle(rounds[name])])) as Record<Name, Measured>;
}

/** What search costs on sites that grow: 10 Mbit/s, 40 ms, the browser's own speed. */
export async function benchGrowth(
  report: Report,
  browser: Browser,
  server: BenchServer,
  address: string,
  sizes: readonly number[],
): Promise<void> {
  const site = await browser.newPage({ baseURL: address });
  const script = await searchWorkerAddress(site);
  await site.close();
  const rows: string[][] = [];
  for (const size of sizes) {
    const corpus = generateCorpus(size);
    const pages = corpus.map(asBuiltPage);
    const queries = queriesOf(corpus);
    const ours = `/ours-${size}`;
    const packed = packIndex(
      corpus.map((page) => ({ ...page, url: ours + page.url })),
      { base: `${ours}/`, areas: searchContexts.map(({ path }) => path) },
    );
    const weights = {
      ours: addAll(
        server,
        ours,
        packed.map(({ file, content }) => [file, content]),
      ),
      vitePress: addAll(server, `/vitepress-${size}`, filesOfVitePress(indexForVitePress(pages))),
      pagefind: addAll(server, `/pagefind-${size}`, piecesOnly(await indexWithPagefind(pages))),
    };
    const measured = await measure(browser, server, address, {
      'this site': {
        weight: weights.ours,
        work: (page) => inPage(page, 'ours', queries, script, `${ours}/`),
      },
      MiniSearch: {
        weight: weights.vitePress,
        work: (page) => inPage(page, 'vitePress', queries, `/vitepress-${size}`, indexOptions, searchOptions),
      },
      Pagefind: {
        weight: weights.pagefind,
        work: (page) => inPage(page, 'pagefind', queries, `/pagefind-${size}`),
      },
    });
    for (const name of NAMES) {
      rows.push([`${size} pages, ${name}`, ...cells(measured[name]), time(WAITS[name])]);
    }
    claim(report, size, measured['this site'], measured.MiniSearch, measured.Pagefind);
  }
  await closePagefind();
  report.table(
    'Growth, on 10 Mbit/s and 40 ms: the index, bytes and time from focus to first result, time until all is there, time of following keys and whole queries in the engine, memory, and what the own box waits before',
    [
      '',
      'raw',
      'brotli',
      'first result',
      'after',
      'all after',
      'key, mean',
      'slowest',
      'query, mean',
      'memory',
      'box waits',
    ],
    rows,
  );
}

/** Without Pagefind's own boxes and other languages: the bare engine, as of the others. */
const piecesOnly = (files: Map<string, Buffer>) =>
  [...files].filter(([file]) => !/-ui\.|highlight|unknown/.test(file));

const size = (bytes: number) =>
  bytes < 1e6 ? `${(bytes / 1e3).toFixed(0)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
const time = (ms: number) => (ms < 10 ? `${ms.toFixed(1)} ms` : `${ms.toFixed(0)} ms`);

const cells = ({ weight, bytes, run }: Measured): string[] => [
  size(weight.raw),
  size(weight.brotli),
  size(bytes),
  time(run.first),
  run.ready === undefined ? '–' : time(run.ready),
  time(mean(run.keys)),
  time(Math.max(...run.keys)),
  time(mean(run.queries)),
  size(run.memory),
];

function claim(report: Report, pages: number, own: Measured, vitePress: Measured, pagefind: Measured): void {
  const ratio = (own: number, other: number) => `${(own / other).toFixed(2)} times`;
  const most = pages <= 100 ? 1 : 1.5;
  for (const [what, of] of [
    ['time to the first result', ({ run }: Measured) => run.first],
    ['bytes to the first result', ({ bytes }: Measured) => bytes],
  ] as const) {
    report.claim(
      `${pages} pages: ${what} below MiniSearch's`,
      of(own) < of(vitePress),
      ratio(of(own), of(vitePress)),
    );
    report.claim(
      `${pages} pages: ${what} ${most === 1 ? "below Pagefind's" : `at most ${most} times Pagefind's`}`,
      most === 1 ? of(own) < of(pagefind) : of(own) <= most * of(pagefind),
      ratio(of(own), of(pagefind)),
    );
  }
  for (const [name, other] of [
    ['MiniSearch', vitePress],
    ['Pagefind', pagefind],
  ] as const) {
    const [a, b] = [mean(own.run.keys), mean(other.run.keys)];
    report.claim(
      `${pages} pages: results after a following key faster than in ${name}'s box`,
      a + WAITS['this site'] < b + WAITS[name],
      `${ratio(a + WAITS['this site'], b + WAITS[name])}; the engines alone ${ratio(a, b)}`,
    );
  }
}
