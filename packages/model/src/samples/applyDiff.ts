/** Matches the line that separates two hunks of a unified diff. */
const HUNK_HEADER = /^@@/;

/**
 * Applies a diff from a page to a file. The unchanged and removed lines determine the location.
 *
 * @throws an error with the lines that the file doesn't contain exactly once
 */
export function applyDiff(text: string, diff: string): string {
  const hunks: string[][] = [[]];
  for (const line of diff.split('\n')) {
    if (HUNK_HEADER.test(line)) hunks.push([]);
    else hunks.at(-1)?.push(line);
  }
  return hunks.reduce(applyHunk, text);
}

function applyHunk(text: string, hunk: readonly string[]): string {
  const lines = text.split('\n');
  const before = hunk.filter((line) => !line.startsWith('+')).map((line) => line.slice(1));
  const after = hunk.filter((line) => !line.startsWith('-')).map((line) => line.slice(1));
  const matches = lines
    .map((_, index) => index)
    .filter((index) => before.every((line, offset) => lines[index + offset] === line));
  const [match, another] = matches;
  if (match === undefined || another !== undefined)
    throw new Error(
      `the file must contain these lines once, and contains them ${matches.length} times:\n${before.join('\n')}`,
    );
  lines.splice(match, before.length, ...after);
  return lines.join('\n');
}
