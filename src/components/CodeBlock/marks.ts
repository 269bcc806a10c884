/**
 * How the colors of a code block travel from the build to the browser: a letter for each word, number or sign of
 * the code, in order; spaces have none. A letter that repeats is followed by how often, and `*` makes the one before
 * it a link. So the colors of a page weigh a few hundred bytes, and no tokenizer is needed to show them.
 */
const ATOM = /\w+|\s+|[^\w\s]/gu;
const NONE = '.';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** What is known of one atom. */
export interface Mark {
  /** Place in `codeKinds`; undefined where the code has no color of its own. */
  kind: number | undefined;
  isLink: boolean;
}

/** A word, a number, a sign or the space between them. */
export interface Atom extends Partial<Mark> {
  text: string;
}

/** Writes marks down; `markAt` is asked for each atom by its place in the code. */
export function encodeMarks(code: string, markAt: (place: number, text: string) => Mark): string {
  const letters: string[] = [];
  for (const { 0: text, index } of code.matchAll(ATOM)) {
    if (text.trim() === '') continue;
    const { kind, isLink } = markAt(index, text);
    letters.push((kind === undefined ? NONE : LETTERS.charAt(kind)) + (isLink ? '*' : ''));
  }
  // What ends plain needs no letters.
  while (letters.at(-1) === NONE) letters.pop();
  let text = '';
  for (let index = 0, next = 0; index < letters.length; index = next) {
    const letter = letters[index] ?? NONE;
    while (letters[next] === letter) next += 1;
    const times = next - index;
    text += times > 3 && letter.length === 1 ? letter + times : letter.repeat(times);
  }
  return text;
}

/** Cuts code into atoms, each with its mark. */
export function decodeMarks(code: string, marks: string): Atom[] {
  const all: Mark[] = [];
  for (const [, letter = NONE, times, star] of marks.matchAll(/([a-z.])(\d+)?(\*)?/g)) {
    const kind = letter === NONE ? undefined : LETTERS.indexOf(letter);
    for (let count = Number(times ?? 1); count > 0; count -= 1) {
      all.push({ kind, isLink: star !== undefined });
    }
  }
  let next = 0;
  return [...code.matchAll(ATOM)].map(([text]) => (text.trim() === '' ? { text } : { text, ...all[next++] }));
}
