/**
 * What the build writes and the worker reads. The manifest is small and revalidated; pieces are named by their bytes
 * and may be cached for good.
 */

/** The kinds of place a hit can come from. The build says which page and which part of one is of which. */
export type Kind = 'guide' | 'sdk-base' | 'sdk-react' | 'api' | 'error';

/** A page as the build hands it over to be packed. */
export interface SearchPage {
  /** Path with the site's base. */
  url: string;
  /** A guide, if nothing else is said. */
  kind?: Kind;
  title: string;
  description: string;
  keywords: string;
  breadcrumb: string[];
  /** What stands before the first heading, without a heading of its own, then what stands below each. */
  sections: SearchSection[];
}

export interface SearchSection {
  heading: string;
  anchor: string;
  /** Its prose; on a second line its labels and its code, where it has any. */
  text: string;
  keywords?: string;
  /** Where it is another than the page's. */
  kind?: Kind;
}

/** The pages below one path, less those of areas below it. */
export interface AreaEntry {
  /** Path without slashes around it; the empty one has the guides. */
  path: string;
  /** Pieces of names: the first one alone can answer. */
  names: string[];
  /** Pieces of text. */
  text: string[];
}

/** The only file of the index whose name stays: it names the others. */
export const MANIFEST = 'search-index.json';

export interface Manifest {
  areas: AreaEntry[];
  /** The piece with what others call what is here. First answers don't wait for it. */
  synonyms: string;
}

/** Title, path below the area, keywords, number of the breadcrumb, kind where it is no guide. */
export type PackedPage = [title: string, path: string, keywords: string, trail: number, kind?: Kind];

/** Heading, anchor (0 when the heading's words joined by hyphens are it), kind where it is not the page's. */
export type PackedHeading = [heading: string, anchor: string | 0, kind?: Kind];

export interface NamesPiece {
  pages?: PackedPage[];
  trails?: string[][];
  /** By page: its headings, in the order of the page. */
  headings?: PackedHeading[][];
  /** By page, of those that came before. */
  descriptions?: string[];
  /** By page, of those that came before: the keywords of its headings, in the order of the page. */
  headingKeywords?: string[][];
}

export interface TextPiece {
  /** Number of the first page of the piece. */
  from: number;
  /** By page: the text before its first heading, then the texts below its headings. */
  texts: string[][];
  /** Terms in order, a space between them. */
  terms: string;
  /** By term: which texts hold it and how often, packed by {@link packPostings}. */
  postings: string;
}

/** The anchor that headings get when nobody gives them one. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Uint8Array(128);
for (let value = 0; value < DIGITS.length; value += 1) VALUES[DIGITS.charCodeAt(value)] = value;

/** How often a word stands in a text is kept up to this; more says no more. */
const MOST_TIMES = 4;

/** Postings as a string: the gaps between texts, with how often, in digits of five bits. */
export function packPostings(postings: readonly (readonly [text: number, times: number])[]): string {
  let packed = '';
  let last = -1;
  for (const [text, times] of postings) {
    let number = (text - last - 1) * MOST_TIMES + Math.min(times, MOST_TIMES) - 1;
    last = text;
    do {
      const more = number >= 32 ? 32 : 0;
      packed += DIGITS.charAt((number % 32) + more);
      number = Math.floor(number / 32);
    } while (number > 0);
  }
  return packed;
}

/** Gives back what {@link packPostings} packed. */
export function unpackPostings(packed: string, take: (text: number, times: number) => void): void {
  let last = -1;
  let number = 0;
  let scale = 1;
  for (let place = 0; place < packed.length; place += 1) {
    const value = VALUES[packed.charCodeAt(place)] ?? 0;
    number += (value % 32) * scale;
    scale *= 32;
    if (value >= 32) continue;
    last += Math.floor(number / MOST_TIMES) + 1;
    take(last, (number % MOST_TIMES) + 1);
    number = 0;
    scale = 1;
  }
}
