import lunr from 'lunr';

/** A term of a query, as lunr takes it. */
interface Term {
  value: string;
  presence: lunr.Query.presence;
  wildcard: lunr.Query.wildcard;
  usePipeline: boolean;
  boost: number;
}

/** A way to read a query, and what its hits are worth beside those of looser ways. */
export interface Stage {
  terms: Term[];
  bonus: number;
}

const MAX_WORDS = 16;

/** The ways to read a query, strictest first: all its words, all that say something, those as beginnings, any of them. */
export function queryStages(query: string): Stage[] {
  const asWritten = wordsOf(query);
  if (asWritten.length === 0) return [];
  const words = asWritten.map((word) => word.toLowerCase());
  const significant = words.filter(isSignificant);
  const telling = significant.length > 0 ? significant : words;
  const parts = new Set(asWritten.flatMap(partsOf).filter((part) => !words.includes(part)));
  const { REQUIRED, OPTIONAL } = lunr.Query.presence;
  const { NONE, TRAILING } = lunr.Query.wildcard;
  const term = (
    value: string,
    presence: lunr.Query.presence,
    wildcard: lunr.Query.wildcard,
    boost = 1,
  ): Term => ({
    value,
    presence,
    wildcard,
    // A beginning is compared as it is: the stemmer would take it for a whole word.
    usePipeline: wildcard === NONE,
    boost,
  });
  return [
    { bonus: 100, terms: words.map((word) => term(word, REQUIRED, NONE)) },
    { bonus: 60, terms: telling.map((word) => term(word, REQUIRED, NONE)) },
    { bonus: 30, terms: telling.map((word) => term(word, REQUIRED, TRAILING)) },
    {
      bonus: 0,
      terms: [
        ...telling.flatMap((word) => [term(word, OPTIONAL, NONE, 4), term(word, OPTIONAL, TRAILING)]),
        ...[...parts].map((part) => term(part, OPTIONAL, NONE)),
      ],
    },
  ];
}

/** The words of a query as the index parts them: at spaces and hyphens, without marks around them. */
function wordsOf(query: string): string[] {
  const words = query
    .split(/[\s-]+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter(Boolean);
  return [...new Set(words)].slice(0, MAX_WORDS);
}

/** Identifiers hold words like `get` and `from`, so that the index keeps them; in a question they say little. */
const isSignificant = (word: string): boolean => lunr.stopWordFilter(new lunr.Token(word, {})) !== undefined;

/** The words inside a word: `useBalance` and `sdk/timeout` have two each. */
const partsOf = (word: string): string[] =>
  word
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length > 2)
    .map((part) => part.toLowerCase());
