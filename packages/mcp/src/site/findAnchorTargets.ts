import type { Line } from './linesOf.ts';

/** An addressable place on a page. */
export interface AnchorTarget {
  anchor: string;
  /** The heading's text. Empty if the address belongs to a row, an item or a block. */
  title: string;
  /** Index of its line. */
  line: number;
  /** Level of its heading. A separate block is between the level of its heading and the next. */
  depth: number;
  /** Whether it's a mark inside a table or a list, which refers to its row or item. */
  isInside: boolean;
}

const HEADING = /^(#{1,6})\s+(.+)$/;
/** Matches an id in the site's Markdown that isn't derived from the heading's text. */
const MARK = /\{#([^\s{}]+)\}/;

/** Returns every addressable place of a page, in order. */
export function findAnchorTargets(lines: readonly Line[]): AnchorTarget[] {
  const slugs = new Slugger();
  let depth = 0;
  // Headings in a block belong to it, and the next block is at the same level.
  let blocks: number | undefined;
  return lines.flatMap(({ text, isCode }, line): AnchorTarget[] => {
    if (isCode) return [];
    const [, mark] = MARK.exec(text) ?? [];
    const [, signs, heading = ''] = HEADING.exec(text) ?? [];
    if (signs) {
      depth = signs.length;
      if (blocks !== undefined && depth < blocks) blocks = undefined;
      const title = heading.replace(MARK, '').trim();
      // The text still counts as used, so the next heading with the same text gets a number.
      const slug = slugs.next(title);
      return [{ anchor: mark ?? slug, title: stripMarkdown(title), line, depth, isInside: false }];
    }
    if (!mark) return [];
    const isInside = text !== `{#${mark}}`;
    if (!isInside) blocks ??= depth + 0.5;
    return [{ anchor: mark, title: '', line, depth: blocks ?? depth + 0.5, isInside }];
  });
}

/** Removes Markdown from a heading's text. */
const stripMarkdown = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(?<![\w`])_([^_`]+)_(?![\w`])/g, '$1')
    .replace(/[`*\\]/g, '');

/** Generates anchors from headings as the site does. */
class Slugger {
  readonly #times = new Map<string, number>();

  next(heading: string): string {
    const bare = stripMarkdown(heading)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-');
    let slug = bare;
    while (this.#times.has(slug)) {
      const times = (this.#times.get(bare) ?? 0) + 1;
      this.#times.set(bare, times);
      slug = `${bare}-${times}`;
    }
    this.#times.set(slug, 0);
    return slug;
  }
}
