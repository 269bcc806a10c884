import { keyErrorWords } from './keys.ts';
import { serviceErrorWords } from './services.ts';
import { tokenErrorWords } from './tokens.ts';
import type { WordsByCode } from './WordsByCode.ts';

/**
 * What readers type or paste for an error of ours: their own words, and the messages of browsers and other libraries for
 * the same thing. For the search and the MCP server; no commas.
 */
export const errorWords: WordsByCode = { ...serviceErrorWords, ...keyErrorWords, ...tokenErrorWords };
