import lunr from 'lunr';

/** A place in a text that is one word to a reader: `useTokenBalances()` is one, `sign in` are two. */
export interface Chunk {
  /** As written, without marks around it. */
  text: string;
  /** Where it begins in the text. */
  at: number;
  /** The words in it, in lower case: `use`, `token`, `balances`. */
  parts: string[];
}

/** Longer runs of parts are never typed as one word. */
const MOST_PARTS_JOINED = 7;

const PART = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+|\p{Lu}+|\p{N}+|[\p{Lo}\p{Lm}\p{M}]+/gu;
const CHUNK = /[\p{L}\p{N}]\S*/gu;
const TAIL = /[^\p{L}\p{N}]+$/u;

/** The words of a text with their places. Identifiers, paths and hyphenated words are one chunk of several parts. */
export function* chunksOf(text: string): Generator<Chunk> {
  for (const match of text.matchAll(CHUNK)) {
    const chunk = match[0].replace(TAIL, '');
    const parts = chunk.match(PART)?.map((part) => part.toLowerCase());
    if (parts) yield { text: chunk, at: match.index, parts };
  }
}

const stems = new Map<string, string>();

/** lunr's English stem of one word in lower case. */
export function stemOf(word: string): string {
  let stem = stems.get(word);
  if (stem === undefined) {
    stem = lunr.stemmer(new lunr.Token(word, {})).toString();
    stems.set(word, stem);
  }
  return stem;
}

/** Parts written as one word, as somebody types an identifier without its capitals. */
export const joined = (parts: readonly string[]): string => parts.join('');

/** A text as one word: `Get a balance` and `getABalance()` are the same. */
export function asOneWord(text: string): string {
  let word = '';
  for (const { parts } of chunksOf(text)) word += joined(parts);
  return word;
}

/**
 * The terms of a text: the stems of its words, and identifiers joined.
 *
 * @param endings - also every ending of an identifier (`tokenbalances` of `useTokenBalances`), for names
 */
export function* termsOf(text: string, endings = false): Generator<string> {
  for (const { parts } of chunksOf(text)) {
    for (const part of parts) {
      const stem = stemOf(part);
      yield stem;
      // Names are typed letter by letter, and a stem is not the beginning of every form of its word.
      if (endings && stem !== part) yield part;
    }
    if (parts.length === 1) continue;
    const last = endings ? parts.length - 2 : 0;
    for (let from = Math.max(0, parts.length - MOST_PARTS_JOINED); from <= last; from += 1) {
      yield joined(parts.slice(from));
    }
    if (parts.length > MOST_PARTS_JOINED) yield joined(parts);
  }
}

/** English words that say little; kept in the index, since identifiers hold `get`, `from` and `on`. */
export const saysLittle = (word: string): boolean =>
  MORE_STOP_WORDS.has(word) || lunr.stopWordFilter(new lunr.Token(word, {})) === undefined;

const MORE_STOP_WORDS = new Set([
  'what',
  'when',
  'which',
  'where',
  'show',
  'is',
  'there',
  'make',
  'want',
  'need',
]);
