import lunr from 'lunr';

/** A part of a text that readers consider one word: `useTokenBalances()` is one, `sign in` are two. */
export interface Chunk {
  /** The text as written, without surrounding punctuation. */
  text: string;
  /** Its offset in the text. */
  offset: number;
  /** Its words, in lower case: `use`, `token`, `balances`. */
  parts: string[];
}

/** Maximum number of parts that readers type as one word. */
const MAX_JOINED_PARTS = 7;

const PART =
  /\p{Lu}{2,}s(?!\p{L})|\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+|\p{Lu}+|\p{N}+|[\p{Lo}\p{Lm}\p{M}]+/gu;
const CHUNK = /[\p{L}\p{N}]\S*/gu;
const TAIL = /[^\p{L}\p{N}]+$/u;

/**
 * Returns the words of a text with their positions. Identifiers, paths and hyphenated words are one chunk of several
 * parts.
 */
export function* chunksOf(text: string): Generator<Chunk> {
  for (const match of text.matchAll(CHUNK)) {
    const chunk = match[0].replace(TAIL, '');
    const parts = chunk.match(PART)?.map((part) => part.toLowerCase());
    if (parts) yield { text: chunk, offset: match.index, parts };
  }
}

const stems = new Map<string, string>();

/** Returns lunr's English stem of a word in lower case. */
function stemOf(word: string): string {
  let stem = stems.get(word);
  if (stem === undefined) {
    stem = lunr.stemmer(new lunr.Token(word, {})).toString();
    stems.set(word, stem);
  }
  return stem;
}

const BRITISH: [ending: RegExp, american: string][] = [
  [/(?<=\w{3})is(?=(?:e[ds]?|ers?|ing|ations?)$)/, 'iz'],
  [/(?<=\w{3}l)ys(?=(?:e[ds]?|ers?|ing)$)/, 'yz'],
  [/(?<=(?:behavi|col|fav|hon|harb|lab))our/, 'or'],
  [/(?<=cance|labe|mode|signa|trave)ll(?=(?:ed|ing|ers?)$)/, 'l'],
  [/(?<=catal|dial)ogue/, 'og'],
  [/(?<=cent|met)re(?=s?$)/, 'er'],
  [/(?<=licen|defen)ce/, 'se'],
];

/** Replaces British endings. Other words may change too, but in the same way in texts and queries. */
const american = (word: string): string =>
  BRITISH.reduce((spelled, [ending, replacement]) => spelled.replace(ending, replacement), word);

/** Returns the term of a word in lower case: its stem, in American spelling. */
export const termOf = (word: string): string => stemOf(american(word));

/** Returns the words of a text, in lower case and American spelling. */
export const wordsOf = (text: string): string[] =>
  [...chunksOf(text)].flatMap(({ parts }) => parts.map(american));

/** Joins the words of a text: `Get a balance` and `getABalance()` have the same result. */
export const asOneWord = (text: string): string => wordsOf(text).join('');

/** Joins the terms of a text: `Network fees` and `network fee` have the same result. */
export const asOneTerm = (text: string): string => wordsOf(text).map(termOf).join('');

/**
 * Returns the terms of a text: the stems of its words, and joined identifiers.
 *
 * @param endings - whether to include every ending of an identifier (`tokenbalances` of `useTokenBalances`), for names
 */
export function* termsOf(text: string, endings = false): Generator<string> {
  for (const chunk of chunksOf(text)) {
    const parts = chunk.parts.map(american);
    for (const part of parts) {
      const term = stemOf(part);
      yield term;
      // Names are typed letter by letter, and a stem isn't the beginning of every form of its word.
      if (endings && term !== part) yield part;
    }
    if (parts.length === 1) continue;
    const last = endings ? parts.length - 2 : 0;
    for (let from = Math.max(0, parts.length - MAX_JOINED_PARTS); from <= last; from += 1) {
      yield parts.slice(from).join('');
    }
    if (parts.length > MAX_JOINED_PARTS) yield parts.join('');
  }
}

/**
 * Whether an English word is a stop word. Stop words stay in the index, because identifiers contain `get`, `from` and
 * `on`.
 */
export const isStopWord = (word: string): boolean =>
  MORE_STOP_WORDS.has(word) || lunr.stopWordFilter(new lunr.Token(word, {})) === undefined;

const MORE_STOP_WORDS = new Set('what when which where show is there make want need'.split(' '));
