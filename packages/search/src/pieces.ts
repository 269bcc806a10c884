/**
 * Files that the build writes and the worker reads. The manifest is small and revalidated. Pieces are named by the hash
 * of their bytes, so they can be cached permanently.
 */

/** The kinds of content that a hit can come from. The build assigns them to pages and sections. */
export type Kind = 'guide' | 'sdk-base' | 'sdk-react' | 'api' | 'error';

/** A page, as passed to the packing by the build. */
export interface SearchPage {
  /** Path with the site's base. */
  url: string;
  /** A guide by default. */
  kind?: Kind;
  title: string;
  description: string;
  keywords: string;
  breadcrumb: string[];
  /**
   * The content before the first heading, as a section without a heading, followed by the section below each heading.
   */
  sections: SearchSection[];
}

export interface SearchSection {
  heading: string;
  anchor: string;
  /** The prose. A second line contains labels and code, if there are any. */
  text: string;
  keywords?: string;
  /** The kind, if it differs from the page's. */
  kind?: Kind;
}

/** The pages below one path, except those of areas below it. */
export interface AreaEntry {
  /** Path without enclosing slashes. The area with the empty path contains the guides. */
  path: string;
  /** The piece with the names of pages and sections, which is enough for first results. */
  names: string;
  keywords: string;
  texts: string[];
}

/** The only file of the index with a fixed name. It lists the others. */
export const MANIFEST = 'search-index.json';

export interface Manifest {
  areas: AreaEntry[];
}

/** One of lunr's indexes, over the numbers of an area's entries: each page, followed by its sections. */
export interface PackedIndex {
  /** Sorted terms, separated by spaces. */
  terms: string;
  /** By field, by term: the entries that contain it with their scores, packed by {@link packPostings}. */
  postings: Record<string, string>;
}

/** Title, path below the area, index of the breadcrumb, and kind unless it's a guide. */
export type PackedPage = [title: string, path: string, trail: number, kind?: Kind];

/** Heading, anchor (0 if it's the heading's words joined by hyphens), and kind if it differs from the page's. */
export type PackedHeading = [heading: string, anchor: string | 0, kind?: Kind];

export interface NamesPiece {
  pages: PackedPage[];
  trails: string[][];
  /** By page: its headings, in order. */
  headings: PackedHeading[][];
  index: PackedIndex;
}

export interface KeywordsPiece {
  /** By page. */
  descriptions: string[];
  /** By page: its own keywords, then those of its headings, in order. */
  keywords: string[][];
  index: PackedIndex;
}

export interface TextPiece {
  /** Index of the first page of the piece. */
  from: number;
  /** By page: the text before its first heading, then the texts below its headings. */
  texts: string[][];
  index: PackedIndex;
}

/** Returns the default anchor of a heading. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Uint8Array(128);
for (let value = 0; value < DIGITS.length; value += 1) VALUES[DIGITS.charCodeAt(value)] = value;

/** Number of levels of a score. */
export const LEVELS = 16;

/** Packs a term's postings into a string: the gaps between entries, with their scores, in digits of five bits. */
export function packPostings(postings: readonly (readonly [entry: number, level: number])[]): string {
  let packed = '';
  let last = -1;
  for (const [entry, level] of postings) {
    let number = (entry - last - 1) * LEVELS + level;
    last = entry;
    do {
      const more = number >= 32 ? 32 : 0;
      packed += DIGITS.charAt((number % 32) + more);
      number = Math.floor(number / 32);
    } while (number > 0);
  }
  return packed;
}

/** Unpacks the result of {@link packPostings}. */
export function unpackPostings(packed: string, take: (entry: number, level: number) => void): void {
  let last = -1;
  let number = 0;
  let scale = 1;
  for (let index = 0; index < packed.length; index += 1) {
    const value = VALUES[packed.charCodeAt(index)] ?? 0;
    number += (value % 32) * scale;
    scale *= 32;
    if (value >= 32) continue;
    last += Math.floor(number / LEVELS) + 1;
    take(last, number % LEVELS);
    number = 0;
    scale = 1;
  }
}
