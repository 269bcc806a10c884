import { nearest } from '../../../model/src/nearest.ts';
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
    .map((anchor) => {
      const near = nearest(anchor, anchors, 1)[0];
      return {
        line: lines[`section_keywords.${anchor}`] ?? 1,
        message: `section_keywords: the page has no heading #${anchor}. ${near ? `Perhaps #${near} is meant` : 'Use the anchor of a heading'}`,
      };
    });
}
