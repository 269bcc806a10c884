import fs from 'node:fs';
import path from 'node:path';
import type { Sample } from '../../../facts/samples/extract.ts';

/** A line between two places of a file, as a unified diff has it. */
const PLACE = /^@@/;

/**
 * Applies the diff that a page shows to a file: the lines without a sign find the place.
 *
 * @throws an error that names the lines that the file doesn't have
 */
function applyDiff(text: string, diff: string): string {
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

/** Saves a block in a project under the name in its title, or applies it if it's a diff. */
export function paste({ title = '', language, code }: Sample, project: string): void {
  // A component without a folder goes beside the others.
  const file = path.join(project, /^[A-Z]\w+\.tsx$/.test(title) ? `src/${title}` : title);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const text = language === 'diff' ? applyDiff(fs.readFileSync(file, 'utf8'), code) : `${code}\n`;
  fs.writeFileSync(file, text);
}
