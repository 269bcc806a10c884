/** A line between two places of a file, as a unified diff has it. */
const PLACE = /^@@/;

/**
 * Applies the diff that a page shows to a file: the lines without a sign find the place.
 *
 * @throws an error that names the lines that the file doesn't have
 */
export function applyDiff(text: string, diff: string): string {
  const hunks: string[][] = [[]];
  for (const line of diff.split('\n')) {
    if (PLACE.test(line)) hunks.push([]);
    else hunks.at(-1)?.push(line);
  }
  return hunks.reduce(applyHunk, text);
}

function applyHunk(text: string, hunk: readonly string[]): string {
  const lines = text.split('\n');
  const before = hunk.filter((line) => !line.startsWith('+')).map((line) => line.slice(1));
  const after = hunk.filter((line) => !line.startsWith('-')).map((line) => line.slice(1));
  const places = lines
    .map((_, index) => index)
    .filter((index) => before.every((line, offset) => lines[index + offset] === line));
  const [place, another] = places;
  if (place === undefined || another !== undefined)
    throw new Error(`the file has these lines ${places.length} times:\n${before.join('\n')}`);
  lines.splice(place, before.length, ...after);
  return lines.join('\n');
}
