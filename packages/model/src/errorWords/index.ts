import { keyErrorWords } from './keys.ts';
import { serviceErrorWords } from './services.ts';
import { tokenErrorWords } from './tokens.ts';
import type { WordsByCode } from './WordsByCode.ts';

/**
 * Search terms for the SDK's errors: readers' own words, and the messages of browsers and other libraries for the same
 * failure. The search and the MCP server use them. No term contains a comma.
 */
export const errorWords: WordsByCode = { ...serviceErrorWords, ...keyErrorWords, ...tokenErrorWords };
