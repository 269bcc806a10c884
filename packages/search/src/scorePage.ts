import { isReference, type Entry, type Page } from './Area.ts';
import { type EntryMatch, type Matches } from './Matches.ts';
import type { Intent } from './intent.ts';
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
  /** The factors of the score. */
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
  /** Errors that the query quotes. */
  quoted: ReadonlySet<Entry>;
}

const NO_MATCH: EntryMatch = { worth: new Float32Array(0), inName: 0, terms: [], fields: [] };

/** Scores a page and each of its entries that were found. */
export function scorePage(page: Page, entries: readonly Entry[], scales: ScoringContext): Ranked[] {
  const [pageEntry] = page.entries;
  if (!pageEntry) return [];
  const { matches } = scales;
  const ofPage = matches.byEntry.get(pageEntry) ?? NO_MATCH;
  const best = bestSection(entries, pageEntry, scales);
  return (entries.includes(pageEntry) ? entries : [pageEntry, ...entries]).map((entry) => {
    const match = matches.byEntry.get(entry) ?? NO_MATCH;
    const inherited = entry === pageEntry ? best : ofPage;
    const worthOf = (word: number) =>
      (match.worth[word] ?? 0) + (inherited.worth[word] ?? 0) * weights.inherited;
    return scoreEntry(entry, worthOf, match, scales);
  });
}

/** Returns the entry with the most words on a page. Words in different sections of a long page are unrelated. */
function bestSection(
  entries: readonly Entry[],
  pageEntry: Entry,
  { matches, wordWeights }: ScoringContext,
): EntryMatch {
  let best = NO_MATCH;
  let most = 0;
  for (const entry of entries) {
    const match = matches.byEntry.get(entry) ?? NO_MATCH;
    const sum = wordWeights.reduce((all, weight, word) => all + weight * (match.worth[word] ?? 0), 0);
    if (entry === pageEntry || sum <= most) continue;
    most = sum;
    best = match;
  }
  return best;
}

function scoreEntry(
  entry: Entry,
  worthOf: (word: number) => number,
  { inName }: EntryMatch,
  { query, intent, wordWeights, quoted }: ScoringContext,
): Ranked {
  const words = wordWeights.map((_, word) => worthOf(word));
  let score = 0;
  let covered = 0;
  let all = 0;
  for (const [word, weight] of wordWeights.entries()) {
    const worth = words[word] ?? 0;
    score += worth * weight;
    all += weight;
    if (worth > 0) covered += weight;
  }
  const factors: Ranked['factors'] = [['words', score]];
  const times = (name: string, factor: number) => {
    if (factor !== 1) factors.push([name, factor]);
  };
  times('coverage', all === 0 ? 0 : covered / all);
  times('wholeName', 1 + weights.wholeName * Math.min(1, countBits(inName) / Math.max(1, entry.wordCount)));
  const isPage = entry.anchor === '';
  // A reader who misspells one of several words is looking for a topic, and not for the type of the same name.
  const isNamed = !query.isMisspeltPhrase || !isReference(entry);
  if (entry.asOneWord === query.asOneWord && isPage && isNamed) times('sameTitle', weights.sameTitle);
  else if (matchesName(entry, query)) {
    times('samePlace', weights.samePlace);
  } else if (isPage && covered > 0) {
    times('wholeKeyword', 1 + (weights.wholeKeyword * keywordWeight(entry, query, wordWeights)) / all);
  }
  // `NetworkInfo` is a type, and `networkInfo()` is a function.
  if (entry.name.replace('()', '') === query.text) times('sameCase', weights.sameCase);
  if (intent === 'error' && entry.kind === 'error') times('errorForError', weights.errorForError);
  if (quoted.has(entry)) times('quoted', weights.quoted);
  if (!isSuited(entry, intent)) times('unsuited', weights.unsuited);
  return { entry, words, factors, score: factors.reduce((product, [, factor]) => product * factor, 1) };
}

/** Whether a query is a name of an entry. If it has several words, number and tense don't matter. */
const matchesName = ({ asOneWord, aliases, lemmatizedNames }: Entry, query: Query): boolean =>
  asOneWord === query.asOneWord ||
  aliases.includes(query.asOneWord) ||
  (query.words.length > 1 && lemmatizedNames.has(query.lemmatizedName));

/** Returns how distinctive those words of a query are that form whole keywords of an entry. */
function keywordWeight({ aliases }: Entry, { phrases }: Query, wordWeights: readonly number[]): number {
  const runs = aliases.flatMap((alias) => [phrases.get(alias) ?? []]);
  return wordWeights.reduce(
    (sum, weight, word) =>
      runs.some(([from = 0, to = 0]) => from <= word && word < to) ? sum + weight : sum,
    0,
  );
}

/** Whether an entry's kind suits an intent. References and schemas suit names, and guides suit everything else. */
function isSuited(entry: Entry, intent: Intent): boolean {
  if (intent === 'name' || intent === 'member') return entry.page.kind !== 'guide';
  return !isReference(entry) && !entry.anchor.startsWith('#schema-');
}

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
