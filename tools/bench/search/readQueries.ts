import fs from 'node:fs';
import { readTable } from '../../../packages/model/src/readTable.ts';
import { kinds, type GoldenQuery } from './GoldenQuery.ts';
import { contextOf, isWithin, parseTarget } from './score.ts';

const COLUMNS = ['kind', 'query', 'from', 'expected'] as const;
type Row = Record<(typeof COLUMNS)[number], string> & { source?: string; at: string };

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
  if (source !== undefined && !THREAD.test(source)) return `"${source}" is no owner/repository#number`;
  return undefined;
}

/**
 * Reads the queries of a table. The expected pages are separated by spaces.
 *
 * @param hasSource - whether the last column names the thread that a query comes from
 * @throws Error if a row is wrong, with its file and line
 */
export function readQueries(file: string, hasSource = false): GoldenQuery[] {
  const rows: Row[] = hasSource ? readTable(file, [...COLUMNS, 'source']) : readTable(file, COLUMNS);
  return rows.map((row) => {
    const expected = row.expected.split(' ');
    const problem = problemOf(row, expected);
    if (problem) throw new Error(`${row.at}: ${problem}`);
    return { query: row.query, kind: row.kind as GoldenQuery['kind'], from: row.from, expected };
  });
}
