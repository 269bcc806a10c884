import fs from 'node:fs';
import type { Problem } from '../../../model/src/problem.ts';

/** Lists in alphabetical order. Lines that begin with `#` stay at the top. */
export const LISTS: Readonly<Record<string, (a: string, b: string) => number>> = {
  '.config/words.txt': (a, b) => a.localeCompare(b, 'en'),
  'tests/content/routes.txt': (a, b) => (a < b ? -1 : 1),
  'tests/content/everServed.txt': (a, b) => (a < b ? -1 : 1),
};

/** Returns a list in its order, without duplicates and empty lines. */
export function sorted(text: string, order: (a: string, b: string) => number): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const head = lines.filter((line) => line.startsWith('#'));
  const words = [...new Set(lines.filter((line) => !line.startsWith('#')))];
  return `${[...head, ...words.toSorted(order)].join('\n')}\n`;
}

/** Reports the first line of each list that isn't in its place. */
export const checkOrder = (files: readonly string[]): Problem[] =>
  files.flatMap((file) => {
    const order = LISTS[file];
    if (!order) return [];
    const text = fs.readFileSync(file, 'utf8');
    const places = sorted(text, order).split('\n');
    const lines = text.split('\n');
    const index = lines.findIndex((line, place) => line !== places[place]);
    const message = `the list is out of order at "${lines[index]}", or has a line twice. Run npm run fix`;
    return index < 0 ? [] : [{ file, line: index + 1, message }];
  });
