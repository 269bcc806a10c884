import type { Area } from './Area.ts';
import { wordsOf } from './terms.ts';

const MAX_NAMES = 5;
/** Longer names are sentences, which readers don't try to type. */
const MAX_WORDS = 3;
/** Minimum share of letter pairs that two words have in common. A smaller share is coincidence. */
const MIN_SIMILARITY = 0.4;

/**
 * Returns names of entries with words similar to those typed, most similar first, as suggestions if nothing was found.
 */
export function nearNames(areas: readonly Area[], words: readonly string[]): string[] {
  const typed = words.filter(({ length }) => length > 2).map(pairsOf);
  if (typed.length === 0) return [];
  const likeness = new Map<string, number>();
  for (const area of areas) {
    for (const { name } of area.entries) {
      const parts = wordsOf(name);
      if (parts.length > MAX_WORDS) continue;
      const shares = parts.flatMap((part) => typed.map((pairs) => similarity(pairs, pairsOf(part))));
      const likest = Math.max(0, ...shares);
      if (likest >= MIN_SIMILARITY) likeness.set(name, likest);
    }
  }
  return [...likeness]
    .sort(([a, first], [b, second]) => second - first || a.length - b.length || (a < b ? -1 : 1))
    .map(([name]) => name)
    .slice(0, MAX_NAMES);
}

/** Returns the letter pairs of a word, including its beginning: `wallet` has `^w`, `wa`, `al`, … */
function pairsOf(word: string): Set<string> {
  const pairs = new Set<string>();
  for (let index = 0; index < word.length; index += 1) pairs.add(`${word[index - 1] ?? '^'}${word[index]}`);
  return pairs;
}

function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((pair) => b.has(pair)).length;
  return (2 * common) / (a.size + b.size);
}
