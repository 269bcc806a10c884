import type { Hit } from '../../../search/src/Searcher.ts';
import type { Site } from '../site/Site.ts';
import type { Answer } from './Answer.ts';
import type { ArgumentsOf } from './definitions.ts';

/** Finds sections by words. */
export async function searchDocs(
  { search }: Site,
  { query, limit }: ArgumentsOf<'search_docs'>,
): Promise<Answer> {
  const hits = await search(query);
  if (hits.length === 0) {
    return {
      said: `No results for "${query}". Try fewer or other words, or one word of a symbol's name.`,
    };
  }
  return { said: hits.map(entry), perAnswer: limit };
}

const entry = ({ document: { t: title, u: path, h: anchor = '' }, page, excerpt }: Hit): string =>
  [
    `## ${title === page.t ? title : `${page.t}: ${title}`}`,
    `Page: ${path}${anchor}`,
    ...(excerpt.length > 0 ? [excerpt.map(({ text }) => text).join('')] : []),
  ].join('\n\n');
