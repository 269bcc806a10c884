import { shorten } from '../invalidParams.ts';
import { joinBlocks } from '../../../model/src/joinBlocks.ts';
import { sdkPackages } from '../../../model/src/packages.ts';
import type { Hit } from '../../../search/src/Searcher.ts';
import type { Site } from '../site/Site.ts';
import type { ToolResult } from './ToolResult.ts';
import type { ArgumentsOf } from './definitions.ts';

/** Finds sections by words. */
export async function searchDocs(
  site: Site,
  { query, limit }: ArgumentsOf<'search_docs'>,
): Promise<ToolResult> {
  const hits = await site.search(query);
  if (hits.length === 0) {
    const near = await site.near(query);
    const instead =
      near.length > 0
        ? `Similar: ${near.join(', ')}.`
        : "Try fewer or other words, or one word of a symbol's name.";
    return {
      content: [`No results for "${shorten(query)}". ${instead}`],
      results: [],
      structuredData: { near },
    };
  }
  return { content: hits.map(entry), pageSize: limit, results: hits.map(resultOf) };
}

/** Returns a hit as structured data. */
function resultOf({ document: { t: title, u: path, h: anchor = '' }, page, kind, excerpt, twin }: Hit) {
  // A member is named as in code.
  const between = title.endsWith('()') ? '.' : ': ';
  return {
    title: title === page.t ? title : page.t + between + title,
    page: path + anchor,
    kind,
    excerpt: excerpt.map(({ text }) => text).join(''),
    ...(twin && { alsoAt: twin.u + twin.h }),
  };
}

/** Formats a hit. The same symbol in the other package is part of the same entry. */
function entry(hit: Hit): string {
  const { title, page, excerpt, alsoAt } = resultOf(hit);
  const twinPackage = sdkPackages.find(({ tree }) => tree === hit.twin?.kind)?.name;
  return joinBlocks([
    `## ${title}`,
    `Page: ${page}`,
    alsoAt && `Also in ${twinPackage ?? 'the other package'}: ${alsoAt}`,
    excerpt,
  ]);
}
