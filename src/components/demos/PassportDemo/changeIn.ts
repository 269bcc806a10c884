/** The difference between two versions of a text. */
interface Change {
  /** Line number, starting at 1. */
  readonly line: number;
  /** The differing words in both versions. */
  readonly before: string;
  readonly after: string;
}

const WORD = /[\p{L}\p{N}]/u;

/** Returns the single range of whole words in which two texts differ. */
export function changeIn(before: string, after: string): Change | undefined {
  if (before === after) return undefined;
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  // Extends the range to whole words, since a single digit is less clear than its number.
  while (start > 0 && WORD.test(before[start - 1] ?? '')) start -= 1;
  while (end > 0 && WORD.test(before.at(-end) ?? '')) end -= 1;
  return {
    line: before.slice(0, start).split('\n').length,
    before: before.slice(start, before.length - end),
    after: after.slice(start, after.length - end),
  };
}
