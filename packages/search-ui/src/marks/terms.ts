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
const MAX_WORDS = 32;

/** Returns the terms of an address that are worth marking. */
export function termsOf(words: readonly string[]): Term[] {
  const uniqueWords = [...new Set(words.map((word) => word.trim()))].slice(0, MAX_WORDS);
  return uniqueWords.flatMap((word): Term[] => {
    const text = word.toLowerCase().replace(/\(\)$/, '');
    const least = uniqueWords.length === 1 ? 2 : SHORTEST;
    if (text.length < least || STOP_WORDS.has(text)) return [];
    if (!isCode(word)) return [{ text, isCode: false }];
    // `client.auth.signIn` is documented as `signIn()`.
    const member = /^[\w.]+\.(\w{3,})$/.exec(text)?.[1];
    return [text, ...(member === undefined ? [] : [member])].map((name) => ({ text: name, isCode: true }));
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
    for (let from = lower.indexOf(name); from >= 0; from = lower.indexOf(name, from + name.length)) {
      const to = from + name.length;
      if (!isInsideWord(lower, from) && !isInsideWord(lower, to)) ranges.push([from, to]);
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
const isInsideWord = (text: string, offset: number): boolean =>
  IN_WORD.test(text[offset - 1] ?? '') && IN_WORD.test(text[offset] ?? '');

/** Endings added to a complete word, and endings of forms that drop letters, such as `rotate` and `rotating`. */
const ENDING = /^(?:e?s|e?d|ing|ers?|ments?)$/;
const OTHER_ENDING = /^(?:e|e?s|y|ies|e?d|ied|ing|ers?)$/;
const LEAST_COMMON = 4;
/** Endings of nouns formed from verbs. Short words have them too. */
const NOUN_ENDING = /^(?:ions?|ations?)$/;
const MIN_NOUN_STEM = 5;

/**
 * Returns whether two words are forms of the same word, as `transfer` and `transferred` or `tokenize` and
 * `tokenization`.
 */
export function isSameWord(a: string, b: string): boolean {
  let common = 0;
  while (common < a.length && a[common] === b[common]) common += 1;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const shortEnd = short.slice(common);
  const longEnd = long.slice(common);
  if (longEnd === '') return true;
  const isNounForm = (ending: string) => common >= MIN_NOUN_STEM && NOUN_ENDING.test(ending);
  if (shortEnd !== '') {
    return (
      common >= LEAST_COMMON &&
      [shortEnd, longEnd].every((ending) => OTHER_ENDING.test(ending) || isNounForm(ending))
    );
  }
  // `transfer` has one r, `transferred` two.
  const isDouble = longEnd.startsWith(a[common - 1] ?? ' ') && ENDING.test(longEnd.slice(1));
  return common >= SHORTEST && (ENDING.test(longEnd) || isDouble || isNounForm(longEnd));
}
