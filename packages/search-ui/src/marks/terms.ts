/** A term to find in a text. */
export interface Term {
  /** In lower case, for comparison. */
  readonly text: string;
  /** Whether it's a name from code, which also matches inside code and has no other forms. */
  readonly isCode: boolean;
}

/** The position of a term in a text. */
export type TextRange = readonly [from: number, to: number];

const CODE = /\p{Ll}\p{Lu}|[_(){}@]|\w[./:]\w|^\/|^\p{Lu}{2,}-?\d/u;

/** Returns whether a word is a name from code, such as `signIn`, `sdk/timeout` or `/orders`. */
export const isCode = (word: string): boolean => CODE.test(word);

/** Stop words, too frequent to be worth marking. The search never sends them, but addresses from elsewhere may. */
const STOP_WORDS = new Set(
  (
    'an as at be by do go he if in is it me my no of on or so to up us we ' +
    'all and any are but can did does each for from get got had has have how into its let may new not now off one our out ' +
    'own than that the their them then there these they this those too use was way were what when where which who why ' +
    'will with would you your'
  ).split(' '),
);

/** Minimum length of a word among several. Shorter words are in every sentence. */
const SHORTEST = 3;

/** Maximum number of words. An address from elsewhere may have any number, each compared with each word of the page. */
const MOST_WORDS = 32;

/** Returns the terms of an address that are worth marking. */
export function termsOf(words: readonly string[]): Term[] {
  const asked = [...new Set(words.map((word) => word.trim()))].slice(0, MOST_WORDS);
  return asked.flatMap((word): Term[] => {
    const text = word.toLowerCase().replace(/\(\)$/, '');
    const least = asked.length === 1 ? 2 : SHORTEST;
    if (text.length < least || STOP_WORDS.has(text)) return [];
    if (!isCode(word)) return [{ text, isCode: false }];
    // `client.auth.signIn` is documented as `signIn()`.
    const member = /^[\w.]+\.(\w{3,})$/.exec(text)?.[1];
    return [text, ...(member === undefined ? [] : [member])].map((one) => ({ text: one, isCode: true }));
  });
}

const WORD = /[\p{L}\p{N}_][\p{L}\p{M}\p{N}_]*/gu;
const IN_WORD = /[\p{L}\p{M}\p{N}_]/u;

/** Returns the positions of terms in a text, in order and without overlaps. */
export function findRanges(text: string, terms: readonly Term[]): TextRange[] {
  const lower = text.toLowerCase();
  // A few letters are longer in lower case, so positions would differ from those in the text.
  if (lower.length !== text.length) return [];
  const ranges: TextRange[] = [];
  const names = terms.filter((term) => /[^\p{L}\p{M}\p{N}_]/u.test(term.text));
  for (const { text: name } of names) {
    for (let at = lower.indexOf(name); at >= 0; at = lower.indexOf(name, at + name.length)) {
      const to = at + name.length;
      if (!isInsideWord(lower, at) && !isInsideWord(lower, to)) ranges.push([at, to]);
    }
  }
  const words = terms.filter((term) => !names.includes(term));
  for (const { 0: word, index } of lower.matchAll(WORD)) {
    if (words.some((term) => (term.isCode ? term.text === word : isSameWord(term.text, word)))) {
      ranges.push([index, index + word.length]);
    }
  }
  ranges.sort(([a], [b]) => a - b);
  return ranges.filter(([from], order) => ranges.slice(0, order).every(([, to]) => to <= from));
}

/** Returns whether a position is inside a word. */
const isInsideWord = (text: string, at: number): boolean =>
  IN_WORD.test(text[at - 1] ?? '') && IN_WORD.test(text[at] ?? '');

/** Endings added to a complete word, and endings of forms that drop letters, such as `rotate` and `rotating`. */
const ENDING = /^(?:e?s|e?d|ing|ers?|ments?)$/;
const OTHER_ENDING = /^(?:e|e?s|y|ies|e?d|ied|ing|ers?)$/;
const LEAST_COMMON = 4;
/** Endings of nouns formed from verbs. Short words have them too. */
const NOUN_ENDING = /^(?:ions?|ations?)$/;
const MADE_FROM = 5;

/**
 * Returns whether two words are forms of the same word, as `transfer` and `transferred` or `tokenize` and
 * `tokenization`.
 */
export function isSameWord(a: string, b: string): boolean {
  let common = 0;
  while (common < a.length && a[common] === b[common]) common += 1;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const end = short.slice(common);
  const other = long.slice(common);
  if (other === '') return true;
  const isMade = (one: string) => common >= MADE_FROM && NOUN_ENDING.test(one);
  if (end !== '') {
    return common >= LEAST_COMMON && [end, other].every((one) => OTHER_ENDING.test(one) || isMade(one));
  }
  // `transfer` has one r, `transferred` two.
  const isDouble = other.startsWith(a[common - 1] ?? ' ') && ENDING.test(other.slice(1));
  return common >= SHORTEST && (ENDING.test(other) || isDouble || isMade(other));
}
