/**
 * Measures the quality of the search: `npm run bench -- search`. Needs a build. The effect of each weight of the ranking is
 * only measured on request: `npm run bench -- search weights`.
 */
import { builtSearch } from '../../../tests/support/builtSearch.ts';
import { claim } from './claim.ts';
import { sealed, setOf, tuning } from './golden.ts';
import { kinds } from './GoldenQuery.ts';
import { missingAnchors } from './missingAnchors.ts';
import { answersOf, describeMiss, rankOf, score, type QueryHits } from './score.ts';
import { benchWeights } from './weightsBench.ts';

/** The least MRR@8 of the sealed sets: questions from trackers, and a second author's queries in others' words. */
const SEALED = { trackers: 0.95, vocabulary: 0.7 };

const row = (answers: readonly QueryHits[]) => {
  const { overall, byKind } = score(answers);
  const ofKinds = kinds.filter((kind) => answers.some(({ golden }) => golden.kind === kind));
  const scores = {
    ...{ 'MRR@8': overall.mrr, 'success@3': overall.success, section: overall.strict },
    ...Object.fromEntries(ofKinds.map((kind) => [kind, byKind[kind].mrr])),
  };
  const rounded = Object.entries(scores).map(([name, number]) => [name, Number(number.toFixed(3))]);
  return { queries: answers.length, ...(Object.fromEntries(rounded) as Record<string, number>) };
};

/**
 * Measures how well the site's search answers the queries. `tests/content/searchGolden.spec.ts` has the limits of those
 * that are tuned on. Only the scores of the sealed queries are printed.
 */
async function benchGolden(): Promise<void> {
  const searcher = await builtSearch();
  const tuned = await answersOf(searcher, tuning);
  const misses = tuned.filter((answer) => (rankOf(answer) ?? Infinity) > 3);
  console.log('Golden queries without a right page among the first three:');
  console.log(misses.map(describeMiss).join('\n'));
  const of = (answers: readonly QueryHits[], set: string) =>
    answers.filter(({ golden }) => setOf(golden) === set);
  const unknown = await answersOf(searcher, sealed);
  console.table({
    all: row(tuned),
    ...Object.fromEntries([...new Set(tuning.map(setOf))].map((set) => [set, row(of(tuned, set))])),
    ...Object.fromEntries(Object.keys(SEALED).map((set) => [`sealed: ${set}`, row(of(unknown, set))])),
  });
  for (const [set, least] of Object.entries(SEALED)) {
    const { mrr } = score(of(unknown, set)).overall;
    claim(`sealed, ${set}: MRR@8 at least ${least}`, mrr >= least, mrr.toFixed(3));
  }
  const missing = missingAnchors(sealed).length;
  claim('sealed: every expected anchor is on its page', missing === 0, `${missing} are not`);
}

void (process.argv[2] === 'weights' ? benchWeights() : benchGolden());
