import type { Browser } from '@playwright/test';
import type { Hit } from '../../../search/src/Searcher.ts';
import { askWorker, searchWorkerAddress, startSearchWorker } from '../../support/searchWorker.ts';
import { inPage, openBenchPage } from './benchPage.ts';
import type { BenchServer } from './benchServer.ts';
import type { BuiltPage } from './builtPages.ts';
import { golden, kinds } from './golden.ts';
import { closePagefind, indexWithPagefind } from './pagefind.ts';
import type { Report } from './report.ts';
import { contextOf, describeMiss, pageKey, place, rankOf, score, type Answer, type Place } from './score.ts';
import { indexForVitePress, searchAsVitePress } from './vitePress.ts';

const LIMIT = 8;

/** A query as an engine gets it. */
interface Asked {
  query: string;
  context: string;
}

/** Answers queries in a row. */
type Engine = (asked: Asked[]) => Promise<Place[][]>;

/** Where a hit of this site's search leads. */
export const placeOf = ({ document: { u, h } }: Hit): Place => place(u + (h ?? ''));

/** Pages whose own title does not find them first: from anywhere, or from their own tree. */
async function lostTitles(engine: Engine, pages: readonly BuiltPage[]): Promise<string[]> {
  const asked = pages.flatMap(({ route, title, heading }) =>
    [...new Set([title, heading])].flatMap((query) =>
      [...new Set(['', contextOf(route)])].map((context) => ({ route, query, context })),
    ),
  );
  const answers = await engine(asked);
  return asked.flatMap(({ route, query, context }, index) => {
    const [first] = answers[index] ?? [];
    if (first && pageKey(first.route, context) === pageKey(route, context)) return [];
    return [`"${query}"${context && ` in ${context}`}: not ${route} but ${first?.route ?? 'nothing'}`];
  });
}

/** Sections as the other engines cut them: a row of a table belongs to the heading above it. */
function sectionsOf(pages: readonly BuiltPage[]): Map<string, string> {
  return new Map(
    pages.flatMap(({ route, sections }) =>
      sections.flatMap(({ anchor, anchors }) =>
        anchors.map((each): [string, string] => [`${route}#${each}`, anchor ? `${route}#${anchor}` : route]),
      ),
    ),
  );
}

export async function benchGolden(
  report: Report,
  browser: Browser,
  server: BenchServer,
  address: string,
  pages: readonly BuiltPage[],
): Promise<void> {
  const index = indexForVitePress(pages);
  for (const [file, content] of await indexWithPagefind(pages)) server.add(`/pagefind/${file}`, content, 1);
  await closePagefind();
  const page = await openBenchPage(browser, address);
  const site = await browser.newPage({ baseURL: address });
  await startSearchWorker(site, await searchWorkerAddress(site));
  await askWorker(site, 'settle', '/', '');

  const engines: Record<string, Engine> = {
    'this site': async (asked) => {
      const answers: Place[][] = [];
      for (const { query, context } of asked) {
        answers.push((await askWorker(site, 'search', '/', context, query, LIMIT)).map(placeOf));
      }
      return answers;
    },
    MiniSearch: (asked) =>
      Promise.resolve(asked.map(({ query, context }) => searchAsVitePress(index, query, context))),
    Pagefind: (asked) => inPage(page, 'pagefindAnswers', '/pagefind', asked),
  };

  const sections = sectionsOf(pages);
  const results = new Map<string, ReturnType<typeof score> & { lost: string[] }>();
  for (const [name, engine] of Object.entries(engines)) {
    const isOurs = name === 'this site';
    const hits = await engine(golden.map(({ query, from }) => ({ query, context: contextOf(from) })));
    const answers = golden.map((each, number): Answer => {
      const expected = each.expected.map((one) => (isOurs ? one : (sections.get(one) ?? one)));
      return { golden: { ...each, expected }, hits: hits[number] ?? [] };
    });
    const lost = await lostTitles(engine, pages);
    results.set(name, { ...score(answers), lost });
    if (!isOurs) continue;
    const misses = answers.filter((answer) => (rankOf(answer) ?? LIMIT) > 3);
    report.say('Golden queries without a right page among the first three:', misses.map(describeMiss));
    report.say('Titles that do not find their page first:', lost);
  }
  await site.close();
  await page.context().close();

  const two = (number: number) => number.toFixed(3);
  const rows = [...results].map(([name, { overall, byKind, lost }]) => [
    name,
    two(overall.mrr),
    two(overall.success),
    ...kinds.map((kind) => two(byKind[kind].mrr)),
    `${lost.length}`,
  ]);
  report.table(
    `${golden.length} golden queries over ${pages.length} pages: MRR@8, success@3, MRR@8 by kind, titles not first`,
    ['', 'MRR@8', 'success@3', ...kinds, 'titles'],
    rows,
  );
  const [own, ...others] = [...results.values()];
  if (!own) throw new Error('Nothing was asked');
  const lowest = Math.min(...kinds.map((kind) => own.byKind[kind].mrr));
  report.claim('MRR@8 at least 0.9', own.overall.mrr >= 0.9, two(own.overall.mrr));
  report.claim('MRR@8 at least 0.8 in each kind', lowest >= 0.8, two(lowest));
  report.claim('success@3 at least 0.95', own.overall.success >= 0.95, two(own.overall.success));
  report.claim('every title finds its page first', own.lost.length === 0, `${own.lost.length} do not`);
  const isAhead = others.every(
    ({ overall }) => overall.mrr < own.overall.mrr && overall.success < own.overall.success,
  );
  const best = two(Math.max(...others.map(({ overall }) => overall.mrr)));
  report.claim('ahead of MiniSearch and of Pagefind', isAhead, `${two(own.overall.mrr)} to ${best}`);
}
