import type { Browser } from '@playwright/test';
import { searchLimits } from '../../../src/config/search.ts';
import { searchDocsOfBuild } from '../../../tests/support/docsMcpSearch.ts';
import { askWorker, searchWorkerAddress, startSearchWorker } from '../../../tests/support/searchWorker.ts';
import { sealed, setOf, tuning } from './golden.ts';
import { miniSearch } from './engines/miniSearch.ts';
import { pagefind } from './engines/pagefind.ts';
import { stockPlugin } from './engines/stockPlugin.ts';
import { kinds, type GoldenQuery } from './GoldenQuery.ts';
import { missingAnchors } from './missingAnchors.ts';
import type { Report } from './Report.ts';
import { hitAddress, contextOf, describeMiss, parseTarget, rankOf, score } from './score.ts';
import type { QueryHits, SearchEngine } from './score.ts';
import { lostTitles, titledPages } from './titles.ts';

/** The sealed sets, with their thresholds: questions from trackers, and a second author's queries in others' words. */
const SEALED = [
  { set: 'trackers', mrr: 0.95 },
  { set: 'vocabulary', mrr: 0.7 },
].map((each) => ({ ...each, queries: sealed.filter((query) => setOf(query) === each.set) }));

const formatScore = (number: number) => number.toFixed(3);
const HEAD = ['', 'queries', 'MRR@8', 'success@3', 'section', ...kinds];

const row = (name: string, answers: readonly QueryHits[]): string[] => {
  const { overall, byKind } = score(answers);
  const ofKind = kinds.map((kind) =>
    answers.some(({ golden: { kind: answerKind } }) => answerKind === kind)
      ? formatScore(byKind[kind].mrr)
      : '–',
  );
  return [
    name,
    `${answers.length}`,
    formatScore(overall.mrr),
    formatScore(overall.success),
    formatScore(overall.strict),
    ...ofKind,
  ];
};

async function answersOf({ find }: SearchEngine, queries: readonly GoldenQuery[]): Promise<QueryHits[]> {
  const answers: QueryHits[] = [];
  for (const each of queries) answers.push({ golden: each, hits: await find(each.query) });
  return answers;
}

/**
 * Measures how well the queries are answered by this site, and by the MCP server and other engines over the same pages,
 * which have no contexts. Only the scores of the sealed queries are reported.
 */
export async function benchGolden(report: Report, browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage({ baseURL: address });
  await startSearchWorker(page, await searchWorkerAddress(page));
  await askWorker(page, 'settle', '/', '');
  const search = (query: string, context: string) =>
    askWorker(page, 'search', '/', context, query, searchLimits.box);
  const find = async (query: string, context = '') =>
    (await search(query, context)).map(hitAddress).map(parseTarget);
  const searchDocs = searchDocsOfBuild();
  const site: SearchEngine = { name: 'this site', find };
  const mcp: SearchEngine = {
    name: 'MCP server',
    find: async (query) => (await searchDocs(query, searchLimits.box.hits)).map(parseTarget),
  };
  const peers = [miniSearch(), await pagefind(browser), await stockPlugin()];

  const answers: QueryHits[] = [];
  for (const each of tuning) {
    answers.push({ golden: each, hits: await find(each.query, contextOf(each.from)) });
  }
  const lost = await lostTitles(titledPages(), search);
  const misses = answers.filter((answer) => (rankOf(answer) ?? Infinity) > 3);
  report.print('Golden queries without a right page among the first three:', misses.map(describeMiss));
  report.print('Titles that do not find their page first:', lost);
  report.table('Golden queries of this site: MRR@8, success@3, MRR@8 by kind', HEAD, [
    row('all', answers),
    ...[...new Set(tuning.map(setOf))].map((set) =>
      row(
        set,
        answers.filter(({ golden: each }) => setOf(each) === set),
      ),
    ),
  ]);

  const outside = tuning.filter(({ from }) => contextOf(from) === '');
  const engines = [site, mcp, ...peers];
  const known = await Promise.all(engines.map((engine) => answersOf(engine, outside)));
  const rows = (all: readonly QueryHits[][]) =>
    engines.map(({ name }, number) => row(name, all[number] ?? []));
  report.table('Golden queries outside of contexts, beside other engines', HEAD, rows(known));
  const unknown: Measured['unknown'] = [];
  for (const { set, mrr, queries } of SEALED) {
    const unknownAnswers = await Promise.all(engines.map((engine) => answersOf(engine, queries)));
    report.table(`Sealed queries: ${set}`, HEAD, rows(unknownAnswers));
    unknown.push({ set, mrr, answers: unknownAnswers });
  }
  await Promise.all([page.close(), ...peers.map(({ close }) => close?.())]);

  claimScores(report, { answers, known, unknown, lost: lost.length });
}

interface Measured {
  answers: readonly QueryHits[];
  /** The answers by engine: this site, the MCP server, the peers. */
  known: readonly QueryHits[][];
  unknown: { set: string; mrr: number; answers: readonly QueryHits[][] }[];
  lost: number;
}

function claimScores(report: Report, { answers, known, unknown, lost }: Measured): void {
  const all = score(answers);
  const lowest = Math.min(...kinds.map((kind) => all.byKind[kind].mrr));
  report.claim('MRR@8 at least 0.9', all.overall.mrr >= 0.9, formatScore(all.overall.mrr));
  report.claim('MRR@8 at least 0.8 in each kind', lowest >= 0.8, formatScore(lowest));
  report.claim('success@3 at least 0.95', all.overall.success >= 0.95, formatScore(all.overall.success));
  report.claim('every title finds its page first', lost === 0, `${lost} do not`);

  for (const each of unknown) claimSealed(report, each);
  const missing = missingAnchors(SEALED.flatMap(({ queries }) => queries)).length;
  report.claim('sealed: every expected anchor is on its page', missing === 0, `${missing} are not`);
  const differing = [known, ...unknown.map((each) => each.answers)]
    .flatMap(([ofSite = [], ofMcp = []]) => ofSite.map((answer, number) => [answer, ofMcp[number]] as const))
    .filter(([a, b]) => !b || rankOf(a) !== rankOf(b)).length;
  report.claim(
    "the MCP server finds each right page at the site's place",
    differing === 0,
    `${differing} differ`,
  );
}

function claimSealed(report: Report, { set, mrr, answers }: Measured['unknown'][number]): void {
  const [site, , ...peers] = answers.map((each) => score(each).overall.mrr);
  const best = Math.max(...peers);
  report.claim(`sealed, ${set}: MRR@8 at least ${mrr}`, (site ?? 0) >= mrr, formatScore(site ?? 0));
  report.claim(
    `sealed, ${set}: MRR@8 above that of other engines`,
    (site ?? 0) > best,
    `${formatScore(site ?? 0)} to ${formatScore(best)}`,
  );
}
