import errorWords from '../../../packages/model/src/errorWords.json';
import { errorsNamedIn, withoutErrorClass } from '../../../packages/model/src/errorsNamedIn.ts';
import { Area } from '../../../packages/search/src/Area.ts';
import { indexKeywords, indexNames } from '../../../packages/search/src/layers.ts';
import { pack } from '../../../packages/search/src/lunrIndex.ts';
import { parseQuery } from '../../../packages/search/src/parseQuery.ts';
import { rank } from '../../../packages/search/src/rank.ts';
import type { FoundErrors, KnownError } from './KnownError.ts';

/** Returns the errors that a text names, or else those that match its status or words. */
export function findErrors(text: string, known: readonly KnownError[]): FoundErrors {
  const trimmed = text.trim();
  const matches = errorsNamedIn(trimmed, known);
  return matches.length > 0 ? { errors: matches } : searchErrors(withoutErrorClass(trimmed), known);
}

const wordsOf = new Map(Object.entries(errorWords).map(([code, list]) => [code, list.split(', ')]));

/** Finds errors by words like the site's search: tolerates typos, and matches prefixes and readers' own words. */
function searchErrors(text: string, known: readonly KnownError[]): FoundErrors {
  const area = areaOf(known);
  const query = parseQuery(text);
  // Minor words aren't counted, and a query may consist only of them.
  const counted = query.words.flatMap(({ isMinor }, word) => (isMinor ? [] : [word]));
  if (counted.length === 0) return { errors: [] };
  const { ranked, matches } = rank([area], query);
  const covered = ranked.map(({ entry }) => {
    const worth = matches.byEntry.get(entry)?.worth ?? [];
    return counted.filter((word) => (worth[word] ?? 0) > 0).length;
  });
  const most = Math.max(0, ...covered);
  // Some text usually matches half of the words by chance.
  if (most * 2 <= counted.length) return { errors: [] };
  const best = ranked.filter((_, index) => covered[index] === most).map(({ entry }) => entry);
  const named = best.filter(({ names }) => names.has(query.asOneWord) || names.has(query.asOneTerm));
  const errors = (named.length > 0 ? named : best).flatMap(
    ({ page }) => known.find(({ anchor }) => anchor === page.path) ?? [],
  );
  return most < counted.length ? { errors, isPartial: true } : { errors };
}

const areas = new Map<string, Area>();

/** Returns the errors as an area of the search, which is built once. Each error is a page with its code as the title. */
function areaOf(known: readonly KnownError[]): Area {
  const key = JSON.stringify(known);
  const area = areas.get(key) ?? buildArea(known);
  areas.set(key, area);
  return area;
}

function buildArea(known: readonly KnownError[]): Area {
  const entries = known.map(({ code, member, text, message }, number) => ({
    number,
    name: code,
    keywords: [member.replace(/Type\..*/, ''), member, ...(wordsOf.get(code) ?? [])].join(', '),
    description: `${text} ${message}`,
  }));
  const area = new Area('', {
    pages: known.map(({ code, anchor }) => [code, anchor, 0, 'error']),
    trails: [[]],
    headings: [],
    index: pack(indexNames(entries)),
  });
  area.addKeywords({
    descriptions: entries.map(({ description }) => description),
    keywords: entries.map(({ keywords }) => [keywords]),
    index: pack(indexKeywords(entries)),
  });
  return area;
}
