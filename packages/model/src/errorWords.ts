import { errorRows } from './errors.ts';
import { readTable } from './readTable.ts';

/**
 * Reads the search terms for the SDK's errors by code: readers' own words, and the messages of browsers and other
 * libraries for the same failure. The search and the MCP server use them.
 *
 * @throws Error if there is no error with a code, or two rows have the same
 */
function readErrorWords(): ReadonlyMap<string, readonly string[]> {
  const codes = new Set<string>(errorRows.map(({ code }) => code));
  const byCode = new Map<string, string[]>();
  for (const { at, code, words } of readTable('packages/model/src/errorWords.tsv', ['code', 'words'])) {
    if (!codes.has(code)) throw new Error(`${at}: there is no error with the code ${code}`);
    if (byCode.has(code)) throw new Error(`${at}: ${code} already has a row. Add its words there`);
    byCode.set(code, words.split(', '));
  }
  return byCode;
}

export const errorWords = readErrorWords();
