import type { Browser } from '@playwright/test';
import { searchLimits } from '../../../src/config/search.ts';
import { searchDocsOfBuild } from '../../support/docsMcpSearch.ts';
import { askWorker, searchWorkerAddress, startSearchWorker } from '../../support/searchWorker.ts';
import { golden, heldBack, kinds, tuned, type GoldenQuery } from './golden.ts';
import type { Report } from './report.ts';
import { addressOf, contextOf, describeMiss, place, rankOf, score, type Answer } from './score.ts';
import { lostTitles } from './titles.ts';

const two = (number: number) => number.toFixed(3);

/** How well the golden queries are answered by this site, and by the MCP server, which knows no contexts. */
export async function benchGolden(report: Report, browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage({ baseURL: address });
  await startSearchWorker(page, await searchWorkerAddress(page));
  await askWorker(page, 'settle', '/', '');
  const find = (query: string, context: string) =>
    askWorker(page, 'search', '/', context, query, searchLimits.box);
  const searchDocs = searchDocsOfBuild();

  const answers = new Map<GoldenQuery, Answer>();
  const byMcp = new Map<GoldenQuery, Answer>();
  for (const each of golden) {
    const hits = await find(each.query, contextOf(each.from));
    answers.set(each, { golden: each, hits: hits.map(addressOf).map(place) });
    if (contextOf(each.from) !== '') continue;
    byMcp.set(each, {
      golden: each,
      hits: (await searchDocs(each.query, searchLimits.box.hits)).map(place),
    });
  }
  const lost = await lostTitles(find);
  await page.close();

  const misses = [...answers.values()].filter((answer) => (rankOf(answer) ?? Infinity) > 3);
  report.say('Golden queries without a right page among the first three:', misses.map(describeMiss));
  report.say('Titles that do not find their page first:', lost);
  const of = (queries: Iterable<GoldenQuery>, from = answers) =>
    [...queries].flatMap((query) => from.get(query) ?? []);
  const sets: [name: string, answers: Answer[]][] = [
    ['this site', of(golden)],
    ['this site, tuned on', of(tuned)],
    ['this site, held back', of(heldBack)],
    ['this site, outside of contexts', of(byMcp.keys())],
    ['MCP server', of(golden, byMcp)],
  ];
  const scores = sets.map(([name, own]) => ({ name, count: own.length, ...score(own) }));
  report.table(
    'Golden queries: MRR@8, success@3, MRR@8 by kind',
    ['', 'queries', 'MRR@8', 'success@3', ...kinds],
    scores.map(({ name, count, overall, byKind }) => [
      name,
      `${count}`,
      two(overall.mrr),
      two(overall.success),
      ...kinds.map((kind) => two(byKind[kind].mrr)),
    ]),
  );
  const [all, , , outside, mcp] = scores;
  if (!all || !outside || !mcp) throw new Error('Nothing was asked');
  const lowest = Math.min(...kinds.map((kind) => all.byKind[kind].mrr));
  report.claim('MRR@8 at least 0.9', all.overall.mrr >= 0.9, two(all.overall.mrr));
  report.claim('MRR@8 at least 0.8 in each kind', lowest >= 0.8, two(lowest));
  report.claim('success@3 at least 0.95', all.overall.success >= 0.95, two(all.overall.success));
  report.claim('every title finds its page first', lost.length === 0, `${lost.length} do not`);
  report.claim(
    "the MCP server's MRR@8 is the site's",
    mcp.overall.mrr === outside.overall.mrr,
    `${two(mcp.overall.mrr)} to ${two(outside.overall.mrr)}`,
  );
}
