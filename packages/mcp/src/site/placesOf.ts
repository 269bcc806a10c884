import type { Line } from './linesOf.ts';

/** A place of a page that has an address. */
export interface Place {
  anchor: string;
  /** The heading's words; nothing where the address is that of a row, an item or a block. */
  title: string;
  /** Number of its line. */
  line: number;
  /** Level of its heading. A block of its own stands between the level of its heading and the next. */
  depth: number;
  /** A mark inside a table or a list stands for the row or the item that it is in. */
  isInside: boolean;
}

const HEADING = /^(#{1,6})\s+(.+)$/;
/** As the site's Markdown writes an id that is not made of the heading's words. */
const MARK = /\{#([^\s{}]+)\}/;

/** Every place of a page that an address can name, in the order of the page. */
export function placesOf(lines: readonly Line[]): Place[] {
  const slugs = new Slugs();
  let depth = 0;
  // Headings in a block belong to it: the next block is its equal.
  let blocks: number | undefined;
  return lines.flatMap(({ text, isCode }, line): Place[] => {
    if (isCode) return [];
    const [, mark] = MARK.exec(text) ?? [];
    const [, signs, heading = ''] = HEADING.exec(text) ?? [];
    if (signs) {
      depth = signs.length;
      if (blocks !== undefined && depth < blocks) blocks = undefined;
      const title = heading.replace(MARK, '').trim();
      // The words are counted all the same: the next heading with the same words has a number.
      const own = slugs.next(title);
      return [{ anchor: mark ?? own, title: plain(title), line, depth, isInside: false }];
    }
    if (!mark) return [];
    const isInside = text !== `{#${mark}}`;
    if (!isInside) blocks ??= depth + 0.5;
    return [{ anchor: mark, title: '', line, depth: blocks ?? depth + 0.5, isInside }];
  });
}

/** A heading's words without their Markdown. */
const plain = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(?<![\w`])_([^_`]+)_(?![\w`])/g, '$1')
    .replace(/[`*\\]/g, '');

/** Anchors that are made of headings, as the site makes them. */
class Slugs {
  readonly #times = new Map<string, number>();

  next(heading: string): string {
    const bare = plain(heading)
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
