const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** Letters that sound like each other. */
const ALIKE = ['aeiouy', 'cksqx', 'szc', 'gj', 'dt', 'fv', 'bp', 'mn'];

/** Cost of a neighboring key or a similar sound. Any other wrong letter costs 1. */
const SLIP = 0.6;
/** Additional cost of a wrong first letter, which is rare. */
const AT_FIRST = 0.5;
const LONGEST = 64;

const slips = new Set<string>();
for (const [y, row] of ROWS.entries()) {
  for (const [x, letter] of [...row].entries()) {
    for (const other of [row[x + 1], ROWS[y + 1]?.[x], ROWS[y + 1]?.[x - 1]]) {
      if (other) slips.add(letter + other).add(other + letter);
    }
  }
}
for (const letters of ALIKE) for (const a of letters) for (const b of letters) slips.add(a + b);

/** Replaces pairs of letters that sound like one letter. */
const heard = (word: string): string => word.replaceAll('ph', 'f').replaceAll('ck', 'k');

/**
 * Returns the edit distance from a typed word to the intended word. It counts missing, additional and different
 * letters, and adjacent letters that are swapped. Slips cost less. The result is infinite above a limit.
 */
export function editsBetween(typed: string, meant: string, most: number): number {
  const mostLetters = most / SLIP;
  if (Math.abs(typed.length - meant.length) > mostLetters || meant.length > LONGEST) return Infinity;
  const [before, after] = [heard(typed), heard(meant)];
  const edits = isFar(typed, meant, mostLetters) ? Infinity : aligned(typed, meant, most);
  // `fone` for `phone`.
  const differs = before !== typed || after !== meant;
  const least = differs ? Math.min(edits, SLIP + aligned(before, after, most - SLIP)) : edits;
  return least <= most ? least : Infinity;
}

/** Whether more letters occur in only one of the words than the limit allows. This check alone rules out most words. */
function isFar(typed: string, meant: string, most: number): boolean {
  const [a, b] = [lettersOf(typed), lettersOf(meant)];
  return count(a & ~b) > most || count(b & ~a) > most;
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function count(letters: number): number {
  let most = 0;
  for (let rest = letters; rest !== 0; rest &= rest - 1) most += 1;
  return most;
}

const rows = [0, 1, 2].map(() => new Float64Array(LONGEST + 1));

/**
 * Aligns two words letter by letter. Each row is for a typed letter, and contains the cost of reaching each intended
 * letter.
 */
function aligned(typed: string, meant: string, most: number): number {
  let [before, last, row] = rows as [Float64Array, Float64Array, Float64Array];
  for (let to = 0; to <= meant.length; to += 1) last[to] = to === 0 ? 0 : to + AT_FIRST;
  let leastBefore = 0;
  for (let from = 1; from <= typed.length; from += 1) {
    const own = typed.charAt(from - 1);
    const previous = typed.charAt(from - 2);
    row[0] = from + AT_FIRST;
    let least = row[0];
    for (let to = 1; to <= meant.length; to += 1) {
      const other = meant.charAt(to - 1);
      let edits = last[to - 1] ?? 0;
      if (own !== other) {
        edits += (slips.has(own + other) ? SLIP : 1) + (from === 1 && to === 1 ? AT_FIRST : 0);
        const isSwapped = from > 1 && own === meant.charAt(to - 2) && previous === other;
        if (isSwapped) edits = Math.min(edits, (before[to - 2] ?? 0) + SLIP);
      }
      edits = Math.min(
        edits,
        (last[to] ?? 0) + (own === previous ? SLIP : 1),
        (row[to - 1] ?? 0) + (other === meant.charAt(to - 2) ? SLIP : 1),
      );
      row[to] = edits;
      if (edits < least) least = edits;
    }
    // A swap depends on the row before the last.
    if (least > most && leastBefore > most) return Infinity;
    leastBefore = least;
    [before, last, row] = [last, row, before];
  }
  return last[meant.length] ?? Infinity;
}
