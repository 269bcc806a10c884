import words from './errorWords.json';
import { errorRows } from './errors.ts';

/**
 * Search terms for the SDK's errors by code: readers' own words, and the messages of browsers and other libraries for the
 * same failure. The search, the error lookup and the MCP server use them.
 *
 * @throws Error if there is no error with a code
 */
export const errorWords: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(words).map(([code, list]) => [code, list.split(', ')]),
);

const codes = new Set<string>(errorRows.map(({ code }) => code));
for (const code of errorWords.keys())
  if (!codes.has(code))
    throw new Error(`packages/model/src/errorWords.json: there is no error with the code ${code}`);
