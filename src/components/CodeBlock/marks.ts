/**
 * Encodes the colors of a code block for transfer from the build to the browser. Each word, number or sign of the code
 * is one letter, in order; spaces have none. A count after a letter repeats it, and `*` makes the atom before it a
 * link. The colors of a page are a few hundred bytes this way, and the browser needs no tokenizer.
 */
const ATOM = /\w+|\s+|[^\w\s]/gu;
const NONE = '.';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export interface Mark {
  /** Index in `codeKinds`; undefined for code without a color of its own. */
  kind: number | undefined;
  isLink: boolean;
}

/** A word, a number, a sign, or whitespace. */
export interface Atom extends Partial<Mark> {
  text: string;
}

/** Encodes marks. Calls `markAt` for each atom with its offset in the code. */
export function encodeMarks(code: string, markAt: (offset: number, text: string) => Mark): string {
  const letters: string[] = [];
  for (const { 0: text, index } of code.matchAll(ATOM)) {
    if (text.trim() === '') continue;
    const { kind, isLink } = markAt(index, text);
    letters.push((kind === undefined ? NONE : LETTERS.charAt(kind)) + (isLink ? '*' : ''));
  }
  // Trailing atoms without a color need no letters.
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
