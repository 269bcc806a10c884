import { weights } from '../../../packages/search/src/weights.ts';
import { builtSearch } from '../../../tests/support/builtSearch.ts';
import { claim } from './claim.ts';
import { tuning } from './golden.ts';
import { kinds } from './GoldenQuery.ts';
import { answersOf, score } from './score.ts';

/** The weights that are added, whose neutral value is zero. All others are factors, whose neutral value is one. */
const ADDITIVE_WEIGHTS = new Set(['wholeName', 'inherited']);

/** Scores the tuning queries. The weights of fields are part of the loaded index. */
const scoreTuned = async () => score(await answersOf(await builtSearch(), tuning));

/** Measures the effect of each weight on the tuning queries, by making one weight after the other neutral. */
export async function benchWeights(): Promise<void> {
  const before = await scoreTuned();
  console.log(
    `Without each weight, over ${tuning.length} queries: ${before.overall.mrr.toFixed(4)} MRR@8 with all`,
  );
  const idle: string[] = [];
  for (const name of Object.keys(weights) as (keyof typeof weights)[]) {
    const original = weights[name];
    weights[name] = ADDITIVE_WEIGHTS.has(name) ? 0 : 1;
    const after = await scoreTuned();
    weights[name] = original;
    const change = after.overall.mrr - before.overall.mrr;
    const [worst] = kinds
      .map((kind) => ({ kind, change: after.byKind[kind].mrr - before.byKind[kind].mrr }))
      .toSorted((a, b) => a.change - b.change);
    if (change > -0.005 && (worst?.change ?? 0) > -0.01) idle.push(name);
    console.log(
      `${name.padEnd(24)} ${original} ${change.toFixed(4)}, most hurt: ${worst?.kind} ${worst?.change.toFixed(4)}`,
    );
  }
  claim(
    'every weight raises the score of all queries or of a kind',
    idle.length === 0,
    idle.join(', ') || 'yes',
  );
}
