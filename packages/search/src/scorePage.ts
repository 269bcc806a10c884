import { isReference, type Entry, type Page } from './Area.ts';
import type { Intent } from './intent.ts';
import type { EntryMatch, Matches } from './Matches.ts';
import type { Query } from './parseQuery.ts';
import { weights } from './weights.ts';

/** An entry that was found, with its score. */
export interface Ranked {
  entry: Entry;
  score: number;
  /**
   * By word of the query: its worth. The sum of these, weighted by how distinctive each word is, is the first factor.
   */
  words: number[];
  factors: [name: string, factor: number][];
  /** The same symbol in the other package. */
  twin?: Entry;
}

export interface ScoringContext {
  query: Query;
  intent: Intent;
  matches: Matches;
  /** By word: how distinctive it is. */
  wordWeights: readonly number[];
}

const NO_MATCH: EntryMatch = { worth: new Float32Array(0), inName: 0 };

/** Scores a page and each of its entries that were found. */
export function scorePage(page: Page, entries: readonly Entry[], context: ScoringContext): Ranked[] {
  const [pageEntry] = page.entries;
  if (!pageEntry) return [];
  const { matches, wordWeights } = context;
  const matchOf = (entry: Entry) => matches.byEntry.get(entry) ?? NO_MATCH;
  const ofPage = matchOf(pageEntry);
  return entries.map((entry) => {
    const match = matchOf(entry);
    const inherited = entry === pageEntry ? NO_MATCH : ofPage;
    const words = wordWeights.map(
      (_, word) => (match.worth[word] ?? 0) + (inherited.worth[word] ?? 0) * weights.inherited,
    );
    return scoreEntry(entry, words, match, context);
  });
}

function scoreEntry(
  entry: Entry,
  words: number[],
  { inName }: EntryMatch,
  { query, intent, wordWeights }: ScoringContext,
): Ranked {
  let score = 0;
  let covered = 0;
  let all = 0;
  for (const [word, weight] of wordWeights.entries()) {
    const worth = words[word] ?? 0;
    score += worth * weight;
    all += weight;
    if (worth > 0) covered += weight;
  }
  const typed = wordWeights.filter((weight, word) => weight > 0 && (inName >> word) & 1).length;
  const factors = (
    [
      ['words', score],
      ['coverage', all === 0 ? 0 : covered / all],
      ['wholeName', 1 + weights.wholeName * Math.min(1, typed / Math.max(1, entry.wordCount))],
      ['sameName', sameness(entry, query)],
      ['sameCase', isTypedExactly(entry, query) ? weights.sameCase : 1],
      ['unsuited', isSuited(entry, query, intent) ? 1 : weights.unsuited],
    ] as [string, number][]
  ).filter(([, factor]) => factor !== 1);
  return { entry, words, factors, score: factors.reduce((product, [, factor]) => product * factor, 1) };
}

function sameness(entry: Entry, query: Query): number {
  if (!hasName(entry, query)) return 1;
  if (entry.asOneWord !== query.asOneWord) return weights.sameKeyword;
  return entry.anchor === '' ? weights.sameTitle : weights.sameName;
}

/** Whether a query is a name of an entry. Different words may have the same term: `tokenize` and `tokens`. */
const hasName = ({ names }: Entry, { words, asOneWord, asOneTerm }: Query): boolean =>
  names.has(asOneWord) || (words.length > 1 && names.has(asOneTerm));

/** Whether a query is a name with its capitals: `NetworkInfo` is a type, and `networkInfo()` a function. */
const isTypedExactly = (entry: Entry, { text }: Query): boolean =>
  isReference(entry) && entry.name.replace('()', '') === text && text !== text.toLowerCase();

/** Whether an entry's kind suits an intent. References suit names, and guides suit everything else. */
function isSuited(entry: Entry, query: Query, intent: Intent): boolean {
  if (isTypedExactly(entry, query)) return true;
  // The SDKs have a page for each schema.
  if (entry.anchor.startsWith('#schema-')) return false;
  if (intent === 'name' || intent === 'member') return entry.page.kind !== 'guide';
  // Readers type parts of names in lower case: `stellar fee` of `StellarFeeDetails`.
  const isPart = entry.anchor === '' && query.words.length > 1 && entry.asOneWord.includes(query.asOneWord);
  const isFullName = entry.asOneWord !== query.asOneWord && hasName(entry, query);
  return isPart || isFullName || !isReference(entry);
}
