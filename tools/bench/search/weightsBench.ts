import { weights } from '../../../packages/search/src/weights.ts';
import { searchLimits } from '../../../src/config/search.ts';
import { builtSearch } from '../../../tests/support/builtSearch.ts';
import { tuning } from './golden.ts';
import { kinds, type Kind } from './GoldenQuery.ts';
import type { Report } from './Report.ts';
import { hitAddress, contextOf, parseTarget, rankOf, score, type QueryHits } from './score.ts';

/** The weights that are added, whose neutral value is zero. All others are factors, whose neutral value is one. */
const ADDITIVE_WEIGHTS = new Set(['wholeName', 'inherited']);

const formatScore = (number: number) => number.toFixed(4);
const signed = (number: number) => `${number > 0 ? '+' : ''}${formatScore(number)}`;

async function runTunedQueries(): Promise<QueryHits[]> {
  // The weights of fields are part of the loaded index.
  const searcher = await builtSearch();
  const answers: QueryHits[] = [];
  for (const golden of tuning) {
    const { hits } = await searcher.search(contextOf(golden.from), golden.query, searchLimits.box);
    answers.push({ golden, hits: hits.map(hitAddress).map(parseTarget) });
  }
  return answers;
}

/** Returns the largest change for the worse, and its kind. */
const largestLoss = (before: Record<Kind, { mrr: number }>, after: Record<Kind, { mrr: number }>) =>
  kinds
    .map((kind) => ({ kind, change: after[kind].mrr - before[kind].mrr }))
    .reduce((a, b) => (b.change < a.change ? b : a));

/** Measures the effect of each weight on the tuning queries, by making one weight after the other neutral. */
export async function benchWeights(report: Report): Promise<void> {
  const ranksOf = (answers: readonly QueryHits[]) => answers.map((each) => rankOf(each) ?? Infinity);
  const baseline = await runTunedQueries();
  const before = score(baseline);
  const ranks = ranksOf(baseline);
  const rows: string[][] = [];
  const idle: string[] = [];
  for (const name of Object.keys(weights) as (keyof typeof weights)[]) {
    const original = weights[name];
    weights[name] = ADDITIVE_WEIGHTS.has(name) ? 0 : 1;
    const answers = await runTunedQueries();
    const after = score(answers);
    const now = ranksOf(answers);
    const change = after.overall.mrr - before.overall.mrr;
    const worst = largestLoss(before.byKind, after.byKind);
    if (change > -0.005 && worst.change > -0.01) idle.push(name);
    rows.push([
      name,
      `${original} → ${weights[name]}`,
      signed(change),
      signed(after.overall.success - before.overall.success),
      `${now.filter((rank, number) => rank > (ranks[number] ?? Infinity)).length}`,
      `${now.filter((rank, number) => rank < (ranks[number] ?? Infinity)).length}`,
      `${worst.kind} ${signed(worst.change)}`,
    ]);
    weights[name] = original;
  }
  report.table(
    `Without each weight, over ${tuning.length} queries that are tuned on: ${formatScore(before.overall.mrr)} MRR@8 with all`,
    ['', 'weight', 'MRR@8', 'success@3', 'lower', 'higher', 'most hurt'],
    rows,
  );
  report.claim(
    'every weight raises the score of all queries or of a kind',
    idle.length === 0,
    idle.join(', ') || 'yes',
  );
}
