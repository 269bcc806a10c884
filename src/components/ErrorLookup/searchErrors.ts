import { Area } from '../../../packages/search/src/Area.ts';
import type { PackedPage } from '../../../packages/search/src/pieces.ts';
import type { SynonymIndex } from '../../../packages/search/src/SynonymIndex.ts';
import { rank } from '../../../packages/search/src/rank.ts';
import { parseQuery } from '../../../packages/search/src/parseQuery.ts';
import { Speller } from '../../../packages/search/src/Speller.ts';
import { Vocabulary } from '../../../packages/search/src/Vocabulary.ts';
import type { FoundErrors, KnownError } from './KnownError.ts';

/** Finds errors by words like the site's search: tolerates typos, and matches prefixes and synonyms. */
export function searchErrors(
  text: string,
  known: readonly KnownError[],
  synonyms: SynonymIndex,
): FoundErrors {
  const area = new Area('');
  const descriptions = known.map(({ text: description, message }) => `${description} ${message}`);
  area.addNames({ pages: known.map(pageOf), trails: [[]], descriptions });
  const query = parseQuery(text, synonyms, new Speller(new Vocabulary([area]), synonyms));
  // Minor words aren't counted, and a query may consist only of them.
  const counted = query.words.flatMap(({ isMinor }, word) => (isMinor ? [] : [word]));
  if (counted.length === 0) return { errors: [] };
  const { ranked, matches } = rank([area], query, known.length);
  const covered = ranked.map(({ entry }) => {
    const worth = matches.byEntry.get(entry)?.worth ?? [];
    return counted.filter((word) => (worth[word] ?? 0) > 0).length;
  });
  const most = Math.max(0, ...covered);
  // Some text usually matches half of the words by chance.
  if (most * 2 <= counted.length) return { errors: [] };
  const errors = ranked
    .filter((_, index) => covered[index] === most)
    .flatMap(({ entry }) => known.find(({ anchor }) => anchor === entry.page.path) ?? []);
  return most < counted.length ? { errors, isPartial: true } : { errors };
}

/** Represents an error to the search as a page with its code as the title. */
const pageOf = ({ code, anchor, member }: KnownError): PackedPage => [
  code,
  anchor,
  [member.replace(/Type\..*/, ''), member].join(', '),
  0,
  'error',
];
