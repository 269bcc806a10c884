import type { Entry } from './Area.ts';
import { joined, wordsOf } from './terms.ts';

/** Maximum number of words of a quoted message, and of a paste. The beginning of a longer paste identifies it. */
const MAX_QUOTED_WORDS = 10;
const MAX_PASTED_WORDS = 60;

/**
 * Returns the errors that a pasted message quotes: those with the longest keyword of at least two words that is
 * completely contained in it. The names and numbers around it are the reader's own. They are rare, but irrelevant.
 */
export function errorsQuotedIn(text: string, entries: readonly Entry[]): Set<Entry> {
  const parts = wordsOf(text).slice(0, MAX_PASTED_WORDS);
  const quotes = new Set<string>();
  for (let from = 0; from < parts.length; from += 1) {
    for (let to = from + 2; to <= Math.min(parts.length, from + MAX_QUOTED_WORDS); to += 1) {
      quotes.add(joined(parts.slice(from, to)));
    }
  }
  let longest = 0;
  const quoted = new Map<Entry, number>();
  for (const entry of entries) {
    if (entry.kind !== 'error') continue;
    const length = Math.max(0, ...entry.aliases.filter((alias) => quotes.has(alias)).map((a) => a.length));
    quoted.set(entry, length);
    longest = Math.max(longest, length);
  }
  return new Set(longest === 0 ? [] : [...quoted.keys()].filter((entry) => quoted.get(entry) === longest));
}
