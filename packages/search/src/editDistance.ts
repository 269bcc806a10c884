const KEYBOARD_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** Letters that sound like each other. */
const SIMILAR_SOUNDS = ['aeiouy', 'cksqx', 'szc', 'gj', 'dt', 'fv', 'bp', 'mn'];

/** Cost of a neighboring key or a similar sound. Any other wrong letter costs 1. */
const SLIP_COST = 0.6;
/** Additional cost of a wrong first letter, which is rare. */
const FIRST_LETTER_COST = 0.5;
const LONGEST = 64;

const similarLetters = new Set<string>();
for (const [y, row] of KEYBOARD_ROWS.entries()) {
  for (const [x, letter] of [...row].entries()) {
    for (const neighbor of [row[x + 1], KEYBOARD_ROWS[y + 1]?.[x], KEYBOARD_ROWS[y + 1]?.[x - 1]]) {
      if (neighbor) similarLetters.add(letter + neighbor).add(neighbor + letter);
    }
  }
}
for (const letters of SIMILAR_SOUNDS)
  for (const a of letters) for (const b of letters) similarLetters.add(a + b);

/** Replaces pairs of letters that sound like one letter. */
const normalizeSound = (word: string): string => word.replaceAll('ph', 'f').replaceAll('ck', 'k');

/**
 * Returns the edit distance from a typed word to the intended word. It counts missing, additional and different
 * letters, and adjacent letters that are swapped. Slips cost less. The result is infinite above a limit.
 */
export function editDistance(typed: string, intended: string, limit: number): number {
  const letterLimit = limit / SLIP_COST;
  if (Math.abs(typed.length - intended.length) > letterLimit || intended.length > LONGEST) return Infinity;
  const [before, after] = [normalizeSound(typed), normalizeSound(intended)];
  const edits = exceedsLetterLimit(typed, intended, letterLimit)
    ? Infinity
    : alignmentCost(typed, intended, limit);
  // `fone` for `phone`.
  const differs = before !== typed || after !== intended;
  const least = differs
    ? Math.min(edits, SLIP_COST + alignmentCost(before, after, limit - SLIP_COST))
    : edits;
  return least <= limit ? least : Infinity;
}

/** Whether more letters occur in only one of the words than the limit allows. This check alone rules out most words. */
function exceedsLetterLimit(typed: string, intended: string, limit: number): boolean {
  const [a, b] = [lettersOf(typed), lettersOf(intended)];
  return countBits(a & ~b) > limit || countBits(b & ~a) > limit;
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

function countBits(letters: number): number {
  let count = 0;
  for (let rest = letters; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

const rows = [0, 1, 2].map(() => new Float64Array(LONGEST + 1));

/**
 * Aligns two words letter by letter. Each row is for a typed letter, and contains the cost of reaching each intended
 * letter.
 */
function alignmentCost(typed: string, intended: string, limit: number): number {
  let [before, last, row] = rows as [Float64Array, Float64Array, Float64Array];
  for (let to = 0; to <= intended.length; to += 1) last[to] = to === 0 ? 0 : to + FIRST_LETTER_COST;
  let leastBefore = 0;
  for (let from = 1; from <= typed.length; from += 1) {
    const typedLetter = typed.charAt(from - 1);
    const previous = typed.charAt(from - 2);
    row[0] = from + FIRST_LETTER_COST;
    let least = row[0];
    for (let to = 1; to <= intended.length; to += 1) {
      const intendedLetter = intended.charAt(to - 1);
      let edits = last[to - 1] ?? 0;
      if (typedLetter !== intendedLetter) {
        edits +=
          (similarLetters.has(typedLetter + intendedLetter) ? SLIP_COST : 1) +
          (from === 1 && to === 1 ? FIRST_LETTER_COST : 0);
        const isSwapped = from > 1 && typedLetter === intended.charAt(to - 2) && previous === intendedLetter;
        if (isSwapped) edits = Math.min(edits, (before[to - 2] ?? 0) + SLIP_COST);
      }
      edits = Math.min(
        edits,
        (last[to] ?? 0) + (typedLetter === previous ? SLIP_COST : 1),
        (row[to - 1] ?? 0) + (intendedLetter === intended.charAt(to - 2) ? SLIP_COST : 1),
      );
      row[to] = edits;
      if (edits < least) least = edits;
    }
    // A swap depends on the row before the last.
    if (least > limit && leastBefore > limit) return Infinity;
    leastBefore = least;
    [before, last, row] = [last, row, before];
  }
  return last[intended.length] ?? Infinity;
}
