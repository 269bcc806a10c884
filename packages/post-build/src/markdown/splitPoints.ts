import type { Element } from 'hast';
import { find, isElement, textOf } from '../hast.ts';

/** The start of a part of a page that becomes a separate file. */
export interface SplitPoint {
  /** Id of the part's first element. */
  id: string;
  /** File name, which is the id of the section, with a number if the section continues in further files. */
  name: string;
  /** Suffix of the section's heading: ` (2 of 3)`. */
  count: string;
}

/** An element with an id, and the length of the text from there to the next one. */
interface AnchoredBlock {
  node: Element;
  length: number;
}

/** Returns all elements with an id that aren't inside another element with an id, in document order. */
function anchoredBlocksIn(article: Element): AnchoredBlock[] {
  const blocks: AnchoredBlock[] = [];
  const walk = (parent: Element) => {
    for (const child of parent.children) {
      if (isElement(child) && child.properties.id) {
        blocks.push({ node: child, length: textOf(child).length });
      } else if (isElement(child) && find(child, ({ properties }) => Boolean(properties.id))) {
        walk(child);
      } else {
        const last = blocks.at(-1);
        if (last) last.length += textOf(child).length;
      }
    }
  };
  walk(article);
  return blocks;
}

const isSection = ({ node }: AnchoredBlock) => node.tagName === 'h2';
const isSubsection = ({ node }: AnchoredBlock) => node.tagName === 'h3';

/** Groups a section's blocks into files within the limit. Splits at subsections, or at any block if there are none. */
function files(section: AnchoredBlock[], limit: number): AnchoredBlock[][] {
  const hasSubsections = section.some(isSubsection);
  const units: AnchoredBlock[][] = [];
  for (const block of section) {
    const unit = units.at(-1);
    if (unit && hasSubsections && !isSubsection(block)) unit.push(block);
    else units.push([block]);
  }
  const groups: { blocks: AnchoredBlock[]; length: number }[] = [];
  for (const unit of units) {
    const length = unit.reduce((sum, block) => sum + block.length, 0);
    const file = groups.at(-1);
    if (file && file.length + length <= limit) {
      file.blocks.push(...unit);
      file.length += length;
    } else groups.push({ blocks: [...unit], length });
  }
  return groups.map(({ blocks }) => blocks);
}

/**
 * Splits a page at its headings of level 2, and splits a section further if its text is longer than the limit.
 *
 * @param limit - maximum characters of text, without Markdown syntax
 */
export function findSplitPoints(article: Element, limit: number): SplitPoint[] {
  const sections: AnchoredBlock[][] = [];
  for (const block of anchoredBlocksIn(article)) {
    if (isSection(block)) sections.push([block]);
    else sections.at(-1)?.push(block);
  }
  return sections.flatMap((section) => {
    const fileBlocks = files(section, limit);
    const sectionId = String(section[0]?.node.properties.id);
    return fileBlocks.map((blocks, index) => ({
      id: String(blocks[0]?.node.properties.id),
      name: index === 0 ? sectionId : `${sectionId}-${index + 1}`,
      count: fileBlocks.length > 1 ? ` (${index + 1} of ${fileBlocks.length})` : '',
    }));
  });
}
