import { hint } from '../texts/hint.ts';
import { headingAnchors } from './anchors.ts';
import type { LineProblem, Source } from './Source.ts';

/**
 * Reports keywords for a section that the page doesn't have, which the search would lose. The build also stops at them.
 */
export function checkSectionKeywords({ tree, frontMatter, lines }: Source): LineProblem[] {
  const keywords = frontMatter.section_keywords;
  if (typeof keywords !== 'object' || keywords === null) return [];
  const anchors = headingAnchors(tree);
  return Object.keys(keywords)
    .filter((anchor) => !anchors.includes(anchor))
    .map((anchor) => ({
      line: lines[`section_keywords.${anchor}`] ?? 1,
      message: `section_keywords: the page has no heading #${anchor}${hint(anchor, anchors, '. Perhaps #* is meant') || '. Use the anchor of a heading'}`,
    }));
}
