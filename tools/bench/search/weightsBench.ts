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

/** Returns the kind with the largest loss, and the loss. */
function largestLoss(before: Record<Kind, { mrr: number }>, after: Record<Kind, { mrr: number }>): string {
  const change = (kind: Kind) => after[kind].mrr - before[kind].mrr;
  const [kind] = kinds.toSorted((a, b) => change(a) - change(b));
  return kind && change(kind) < 0 ? `${kind} ${signed(change(kind))}` : '–';
}

/** Measures the effect of each weight on the tuning queries, by making one weight after the other neutral. */
export async function benchWeights(report: Report): Promise<void> {
  const ranksOf = (answers: readonly QueryHits[]) => answers.map((each) => rankOf(each) ?? Infinity);
  const baseline = await runTunedQueries();
  const before = score(baseline);
  const ranks = ranksOf(baseline);
  const rows: string[][] = [];
  for (const name of Object.keys(weights) as (keyof typeof weights)[]) {
    const original = weights[name];
    weights[name] = ADDITIVE_WEIGHTS.has(name) ? 0 : 1;
    const answers = await runTunedQueries();
    const after = score(answers);
    const now = ranksOf(answers);
    rows.push([
      name,
      `${original} → ${weights[name]}`,
      signed(after.overall.mrr - before.overall.mrr),
      signed(after.overall.success - before.overall.success),
      `${now.filter((rank, number) => rank > (ranks[number] ?? Infinity)).length}`,
      `${now.filter((rank, number) => rank < (ranks[number] ?? Infinity)).length}`,
      largestLoss(before.byKind, after.byKind),
    ]);
    weights[name] = original;
  }
  report.table(
    `Without each weight, over ${tuning.length} queries that are tuned on: ${formatScore(before.overall.mrr)} MRR@8 with all`,
    ['', 'weight', 'MRR@8', 'success@3', 'lower', 'higher', 'most hurt'],
    rows,
  );
}
