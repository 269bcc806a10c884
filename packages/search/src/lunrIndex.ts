import lunr from 'lunr';
import { LEVELS, packPostings, unpackPostings, type PackedIndex } from './pieces.ts';
import { weights, type Field } from './weights.ts';

/** The terms of an entry, by field. */
export type FieldTerms = Partial<Record<Field, Iterable<string>>>;

/** Lunr's parameter for how much a word counts that is repeated. */
const K1 = 1.2;

/** Maximum score of a term, before the rarity of the word and the weight of the field. */
const MAX_SCORE = K1 + 1;

/**
 * Builds lunr's index of an area's entries, which are numbered.
 *
 * @param lengthPenalty - how much a word counts less in a long field, from 0 to 1
 */
export function buildIndex(
  fields: readonly Field[],
  entries: Iterable<[number, FieldTerms]>,
  lengthPenalty: number,
): lunr.Index {
  const builder = new lunr.Builder();
  // The texts have been split into terms already, the same way as queries are.
  builder.tokenizer = ((terms: string[] = []) => terms) as unknown as typeof lunr.tokenizer;
  builder.ref('number');
  builder.k1(K1);
  builder.b(lengthPenalty);
  for (const field of fields) builder.field(field);
  for (const [number, terms] of entries) {
    const lists = Object.entries(terms).map(([field, list]) => [field, [...list]]);
    builder.add({ number, ...Object.fromEntries(lists) });
  }
  return builder.build();
}

interface Serialized {
  fields: Field[];
  fieldVectors: [fieldAndEntry: string, termsAndScores: number[]][];
  invertedIndex: [term: string, posting: { _index: number } & Record<string, Record<string, object>>][];
}

/**
 * Packs an index without what follows from the rest. Scores are stored without the rarity of their words in this index,
 * because words are as rare as they are in all of the areas that are searched.
 */
export function pack(index: lunr.Index): PackedIndex {
  const { fields, fieldVectors, invertedIndex } = index.toJSON() as unknown as Serialized;
  const scores = new Map(fieldVectors.map(([key, elements]) => [key, scoresByTerm(elements)]));
  const documents = new Set(fieldVectors.map(([key]) => key.slice(key.indexOf('/') + 1))).size;
  return {
    terms: invertedIndex.map(([term]) => term).join(' '),
    postings: Object.fromEntries(
      fields.map((field) => {
        const packed = invertedIndex.map(([, posting]) => {
          const idf = rarityOf(posting, documents);
          const entries = Object.keys(posting[field] ?? {}).map(Number);
          return packPostings(
            entries
              .sort((a, b) => a - b)
              .map((entry) => {
                const score = (scores.get(`${field}/${entry}`)?.get(posting._index) ?? 0) / idf;
                return [entry, Math.min(LEVELS - 1, Math.floor((score / MAX_SCORE) * LEVELS))] as const;
              }),
          );
        });
        return [field, packed.join(' ')];
      }),
    ),
  };
}

/** Returns lunr's factor for the rarity of a term. */
const rarityOf = (posting: object, documents: number): number =>
  (lunr as unknown as { idf(posting: object, documents: number): number }).idf(posting, documents);

function scoresByTerm(elements: readonly number[]): Map<number, number> {
  const scores = new Map<number, number>();
  for (let at = 0; at < elements.length; at += 2) scores.set(elements[at] ?? 0, elements[at + 1] ?? 0);
  return scores;
}

/** Unpacks an index into the form that lunr serializes, and loads it. */
export function load({ terms, postings }: PackedIndex): lunr.Index {
  const invertedIndex = (terms === '' ? [] : terms.split(' ')).map((term, number) => {
    const posting: Record<string, unknown> = { _index: number };
    for (const field of Object.keys(postings)) posting[field] = {};
    return [term, posting] as [string, Record<string, Record<string, object>>];
  });
  const vectors = new Map<string, number[]>();
  for (const [field, packed] of Object.entries(postings) as [Field, string][]) {
    for (const [number, list] of packed.split(' ').entries()) {
      const entries = invertedIndex[number]?.[1][field] ?? {};
      unpackPostings(list, (entry, level) => {
        entries[entry] = {};
        const key = `${field}/${entry}`;
        const score =
          ((level + 0.5) / LEVELS) * MAX_SCORE * ((weights as Partial<Record<Field, number>>)[field] ?? 1);
        const vector = vectors.get(key);
        if (vector) vector.push(number, score);
        else vectors.set(key, [number, score]);
      });
    }
  }
  return lunr.Index.load({
    version: lunr.version,
    fields: Object.keys(postings),
    fieldVectors: [...vectors],
    invertedIndex,
    pipeline: [],
  });
}

/** The results of terms, since each key asks again for the words before it. Only terms of an index are kept. */
const known = new WeakMap<lunr.Index, Map<string, lunr.Index.Result[]>>();

function resultsOf(index: lunr.Index, term: string): lunr.Index.Result[] {
  const terms = known.get(index) ?? new Map<string, lunr.Index.Result[]>();
  const results = terms.get(term) ?? index.query((query) => query.term(term, { usePipeline: false }));
  if (results.length > 0) known.set(index, terms.set(term, results));
  return results;
}

/** Visits the entries with a term. */
export function forEachEntry(
  index: lunr.Index,
  term: string,
  take: (entry: number, score: number) => void,
): void {
  for (const { ref, score } of resultsOf(index, term)) take(Number(ref), score);
}

interface TokenSet {
  intersect(other: unknown): TokenSet;
  toArray(): string[];
}
const { TokenSet: tokenSets } = lunr as unknown as {
  TokenSet: { fromString(text: string): unknown; fromFuzzyString(text: string, edits: number): unknown };
};
const tokensOf = (index: lunr.Index): TokenSet => (index as unknown as { tokenSet: TokenSet }).tokenSet;

export const termsWithPrefix = (index: lunr.Index, prefix: string): string[] =>
  tokensOf(index)
    .intersect(tokenSets.fromString(`${prefix}*`))
    .toArray();

/** Returns an index's terms that are a number of typing errors away from a word. */
export const similarTerms = (index: lunr.Index, word: string, errors: number): string[] =>
  tokensOf(index).intersect(tokenSets.fromFuzzyString(word, errors)).toArray();
