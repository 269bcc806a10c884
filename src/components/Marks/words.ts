/** What to look for in a text. */
export interface Term {
  /** As it is compared: in lower case. */
  readonly text: string;
  /** A name of code, which is looked for in code too, and has no other forms. */
  readonly isCode: boolean;
}

/** Where a term stands in a text. */
export type Place = readonly [from: number, to: number];

const CODE = /\p{Ll}\p{Lu}|[_(){}@]|\w[./:]\w|^\/|^\p{Lu}{2,}-?\d/u;

/** Whether a word is a name of code: `signIn`, `sdk/timeout`, `/orders`. */
export const isCode = (word: string): boolean => CODE.test(word);

/** Words that mark much and show nothing. The search sends none; addresses from elsewhere may. */
const LITTLE = new Set(
  (
    'an as at be by do go he if in is it me my no of on or so to up us we ' +
    'all and any are but can did does each for from get got had has have how into its let may new not now off one our out ' +
    'own than that the their them then there these they this those too use was way were what when where which who why ' +
    'will with would you your'
  ).split(' '),
);

/** The shortest word that is marked beside others: shorter ones are in every sentence. */
const SHORTEST = 3;

/** An address from elsewhere may have any number of words, and each is compared with each of the page. */
const MOST_WORDS = 32;

/** What of the words of an address is worth a mark. */
export function termsOf(words: readonly string[]): Term[] {
  const asked = [...new Set(words.map((word) => word.trim()))].slice(0, MOST_WORDS);
  return asked.flatMap((word): Term[] => {
    const text = word.toLowerCase().replace(/\(\)$/, '');
    const least = asked.length === 1 ? 2 : SHORTEST;
    if (text.length < least || LITTLE.has(text)) return [];
    if (!isCode(word)) return [{ text, isCode: false }];
    // `client.auth.signIn` is `signIn()` where it is explained.
    const member = /^[\w.]+\.(\w{3,})$/.exec(text)?.[1];
    return [text, ...(member === undefined ? [] : [member])].map((one) => ({ text: one, isCode: true }));
  });
}

const WORD = /[\p{L}\p{N}_][\p{L}\p{M}\p{N}_]*/gu;
const IN_WORD = /[\p{L}\p{M}\p{N}_]/u;

/** Where terms stand in a text, in its order, none of them over another. */
export function placesOf(text: string, terms: readonly Term[]): Place[] {
  const lower = text.toLowerCase();
  // A few letters are longer in lower case: their places would not be the text's.
  if (lower.length !== text.length) return [];
  const places: Place[] = [];
  const names = terms.filter((term) => /[^\p{L}\p{M}\p{N}_]/u.test(term.text));
  for (const { text: name } of names) {
    for (let at = lower.indexOf(name); at >= 0; at = lower.indexOf(name, at + name.length)) {
      const to = at + name.length;
      if (!goesOn(lower, at) && !goesOn(lower, to)) places.push([at, to]);
    }
  }
  const words = terms.filter((term) => !names.includes(term));
  for (const { 0: word, index } of lower.matchAll(WORD)) {
    if (words.some((term) => (term.isCode ? term.text === word : isSameWord(term.text, word)))) {
      places.push([index, index + word.length]);
    }
  }
  places.sort(([a], [b]) => a - b);
  return places.filter(([from], order) => places.slice(0, order).every(([, to]) => to <= from));
}

/** Whether a word goes on over a place. */
const goesOn = (text: string, at: number): boolean =>
  IN_WORD.test(text[at - 1] ?? '') && IN_WORD.test(text[at] ?? '');

/** How a form of a word ends that has all of its letters, and how two do that have lost some: `rotate`, `rotating`. */
const ENDING = /^(?:e?s|e?d|ing|ers?|ments?)$/;
const OTHER_ENDING = /^(?:e|e?s|y|ies|e?d|ied|ing|ers?)$/;
const LEAST_COMMON = 4;
/** What is made of a verb, which short words end in as well. */
const MADE = /^(?:ions?|ations?)$/;
const MADE_FROM = 5;

/** Whether two words are forms of one: `transfer` and `transferred`, `tokenize` and `tokenization`. */
export function isSameWord(a: string, b: string): boolean {
  let common = 0;
  while (common < a.length && a[common] === b[common]) common += 1;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const end = short.slice(common);
  const other = long.slice(common);
  if (other === '') return true;
  const isMade = (one: string) => common >= MADE_FROM && MADE.test(one);
  if (end !== '') {
    return common >= LEAST_COMMON && [end, other].every((one) => OTHER_ENDING.test(one) || isMade(one));
  }
  // `transfer` has one r, `transferred` two.
  const isDouble = other.startsWith(a[common - 1] ?? ' ') && ENDING.test(other.slice(1));
  return common >= SHORTEST && (ENDING.test(other) || isDouble || isMade(other));
}
