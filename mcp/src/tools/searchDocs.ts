import { limits } from '../limits.ts';
import type { Hit } from '../search/SearchIndex.ts';
import type { PackageRecord, Site } from '../site/Site.ts';
import type { Answer } from './Answer.ts';
import type { ArgumentsOf } from './definitions.ts';

/** Finds sections by words. */
export function searchDocs(site: Site, { query, limit }: ArgumentsOf<'search_docs'>): Answer {
  const hits = withoutTwins(site.search.search(query, limits.hits), site.packages);
  if (hits.length === 0) {
    return {
      said: `Nothing is found for "${query}". Try fewer or other words, or one word of a symbol's name.`,
    };
  }
  return { said: hits.map(entry), perAnswer: limit };
}

/** A symbol that several packages export is found in each reference, and said once. */
function withoutTwins(hits: readonly Hit[], [first, ...others]: readonly PackageRecord[]): Hit[] {
  const found = new Set(hits.map(({ address }) => address));
  return hits.filter(({ address }) => {
    const twin = others.find(({ route }) => address.startsWith(`${route}/`));
    return !first || !twin || !found.has(first.route + address.slice(twin.route.length));
  });
}

const entry = ({ title, page, address, excerpt }: Hit): string =>
  [
    `## ${title === page ? title : `${page}: ${title}`}`,
    `Page: ${address}`,
    ...(excerpt ? [excerpt] : []),
  ].join('\n\n');
