import fs from 'node:fs';
import { readTable } from '../../../packages/model/src/readTable.ts';
import { kinds, type GoldenQuery } from './GoldenQuery.ts';
import { contextOf, isWithin, parseTarget } from './score.ts';

const COLUMNS = ['kind', 'query', 'from', 'expected', 'source'] as const;
type Row = Record<(typeof COLUMNS)[number], string> & { at: string };

const SOURCES = new Set(['pages', 'held back', 'vocabulary', 'vendors', 'plain words', 'misspelt']);

/** Matches a thread in a public issue tracker, as `owner/repository#number`. */
const THREAD = /^[\w.-]+\/[\w.-]+#\d+$/;

const ROUTES = 'tests/content/routes.txt';
const routes = new Set(fs.readFileSync(ROUTES, 'utf8').trimEnd().split('\n'));
const routeOf = (address: string) => parseTarget(address).route;

/** Returns the problem of a row. The message leaves out the query, because the sealed ones stay unread. */
function problemOf({ kind, from, source }: Row, expected: readonly string[]): string | undefined {
  if (!kinds.some((each) => each === kind)) return `"${kind}" is no kind. The kinds are ${kinds.join(', ')}`;
  const unknown = [from, ...expected].find((address) => !routes.has(routeOf(address)));
  if (unknown !== undefined) return `${ROUTES} lists no page "${unknown}"`;
  const context = contextOf(from);
  const outside = expected.find((address) => !isWithin(routeOf(address), context));
  if (outside !== undefined) return `a search on ${from} finds only pages in ${context}, and not ${outside}`;
  if (expected.length > 3) return 'expects more than three pages. Keep the three best';
  if (!SOURCES.has(source) && !THREAD.test(source))
    return `"${source}" is no source: name owner/repository#number`;
  return undefined;
}

/**
 * Reads the queries of a table. The expected pages are separated by spaces.
 *
 * @throws Error if a row is wrong, with its file and line
 */
export const readQueries = (file: string): GoldenQuery[] =>
  readTable(file, COLUMNS).map((row) => {
    const expected = row.expected.split(' ');
    const problem = problemOf(row, expected);
    if (problem) throw new Error(`${row.at}: ${problem}`);
    return { ...row, kind: row.kind as GoldenQuery['kind'], expected };
  });
