/** A line that only one of two texts has. */
export interface DiffLine {
  sign: '-' | '+';
  text: string;
}

/** Above this number of comparisons, all differing lines are shown as removed and then added. */
const MOST_COMPARISONS = 4_000_000;

/** Returns the lines in which two texts differ, without their longest common subsequence. */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const rest = Math.min(before.length, after.length) - start;
  while (end < rest && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const [beforeMiddle, afterMiddle] = [
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
  ];
  return beforeMiddle.length * afterMiddle.length > MOST_COMPARISONS
    ? [...marked('-', beforeMiddle), ...marked('+', afterMiddle)]
    : walk(beforeMiddle, afterMiddle, commonLengths(beforeMiddle, afterMiddle));
}

const marked = (sign: '-' | '+', lines: readonly string[]): DiffLine[] =>
  lines.map((text) => ({ sign, text }));

/** Returns, for each pair of lines, the length of the longest common subsequence from there to both ends. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint32Array[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    const [row, below] = [lengths[i], lengths[i + 1]];
    if (!row || !below) continue;
    for (let j = after.length - 1; j >= 0; j -= 1) {
      row[j] = before[i] === after[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return lengths;
}

function walk(
  before: readonly string[],
  after: readonly string[],
  lengths: readonly Uint32Array[],
): DiffLine[] {
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < before.length && j < after.length) {
    if (before[i] === after[j]) [i, j] = [i + 1, j + 1];
    else if ((lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))
      lines.push({ sign: '-', text: before[i++] ?? '' });
    else lines.push({ sign: '+', text: after[j++] ?? '' });
  }
  return [...lines, ...marked('-', before.slice(i)), ...marked('+', after.slice(j))];
}
