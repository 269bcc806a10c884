import { createHash } from 'node:crypto';
import zlib from 'node:zlib';
import {
  anchorOf,
  MANIFEST,
  packPostings,
  type AreaEntry,
  type Manifest,
  type NamesPiece,
  type PackedHeading,
  type PackedPage,
  type SearchPage,
  type SearchSection,
  type TextPiece,
} from './pieces.ts';
import { synonyms as allSynonyms } from './synonyms/index.ts';
import type { Synonyms } from './synonyms/Synonyms.ts';
import { termsOf } from './terms.ts';

export interface PackedFile {
  file: string;
  content: string;
}

interface PackOptions {
  base?: string;
  areas?: readonly string[];
  synonyms?: readonly Synonyms[];
}

/**
 * Maximum size in bytes, after Brotli compression, of an area's names in one piece, which provides the first results.
 * Headings that would exceed it are in the next piece.
 */
const FIRST_PIECE = 60_000;
/** Maximum number of characters of texts in one piece, which can be read without a noticeable pause. */
const TEXT_PIECE = 1_500_000;

/**
 * Packs the index: a manifest, and pieces named by the hash of their bytes.
 *
 * @param areas - paths with pieces of their own, narrow ones first. All other pages are in the area without a path
 * @param synonyms - synonyms for the docs' words
 */
export function packIndex(
  pages: readonly SearchPage[],
  { base = '/', areas = [], synonyms = allSynonyms }: PackOptions = {},
): PackedFile[] {
  const files: PackedFile[] = [];
  const write = (name: string, piece: unknown) => {
    const content = JSON.stringify(piece);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
    const file = `search-index/${name}-${hash}.json`;
    files.push({ file, content });
    return file;
  };
  const entries: AreaEntry[] = [];
  const byArea = new Map<string, SearchPage[]>();
  for (const page of pages) {
    const path = page.url.slice(base.length);
    const area = areas.find((candidate) => path === candidate || path.startsWith(`${candidate}/`)) ?? '';
    byArea.set(area, [...(byArea.get(area) ?? []), page]);
  }
  for (const [path, members] of [...byArea].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const name = path.replaceAll('/', '-') || 'guides';
    const entry: AreaEntry = { path, names: [], text: [] };
    const below = base.length + (path === '' ? 0 : path.length + 1);
    for (const piece of namesPieces(members, below)) entry.names.push(write(`${name}-names`, piece));
    for (const piece of textPieces(members)) entry.text.push(write(`${name}-text`, piece));
    entries.push(entry);
  }
  const manifest: Manifest = { areas: entries, synonyms: write('synonyms', synonyms) };
  return [...files, { file: MANIFEST, content: JSON.stringify(manifest) }];
}

function namesPieces(pages: readonly SearchPage[], below: number): NamesPiece[] {
  const trails: string[][] = [];
  const numbers = new Map<string, number>();
  const trailNumber = (trail: string[]) => {
    const key = trail.join('\n');
    const number = numbers.get(key) ?? trails.push(trail) - 1;
    numbers.set(key, number);
    return number;
  };
  const first: NamesPiece = {
    pages: pages.map(({ url, kind, title, keywords, breadcrumb }): PackedPage => {
      const packed: PackedPage = [title, url.slice(below), keywords, trailNumber(breadcrumb)];
      if (kind && kind !== 'guide') packed.push(kind);
      return packed;
    }),
    trails,
  };
  const headings = pages.map(({ sections }) => sections.slice(1).map(packHeading));
  const singlePiece = { ...first, headings };
  const names =
    brotliBytes(JSON.stringify(singlePiece)) <= FIRST_PIECE ? [singlePiece] : [first, { headings }];
  return [...names, descriptionsPiece(pages)];
}

/** Returns the descriptions and keywords of pages and headings. */
const descriptionsPiece = (pages: readonly SearchPage[]): NamesPiece => ({
  descriptions: pages.map(({ description }) => description),
  headingKeywords: pages.map(({ sections }) => {
    const keywords = sections.slice(1).map((section) => section.keywords ?? '');
    return keywords.slice(0, keywords.findLastIndex((keyword) => keyword !== '') + 1);
  }),
});

function packHeading({ heading, anchor, kind }: SearchSection): PackedHeading {
  const packed = anchorOf(heading) === anchor ? 0 : anchor;
  return kind ? [heading, packed, kind] : [heading, packed];
}

function* textPieces(pages: readonly SearchPage[]): Generator<TextPiece> {
  let from = 0;
  while (from < pages.length) {
    let to = from;
    let length = 0;
    for (; to < pages.length && (to === from || length < TEXT_PIECE); to += 1) {
      for (const { text } of pages[to]?.sections ?? []) length += text.length;
    }
    yield textPiece(pages.slice(from, to), from);
    from = to;
  }
}

function textPiece(pages: readonly SearchPage[], from: number): TextPiece {
  const texts = pages.map(({ sections }) => sections.map(({ text }) => text));
  const postings = new Map<string, [number, number][]>();
  for (const [number, text] of texts.flat().entries()) {
    for (const term of termsOf(text)) {
      const list = postings.get(term) ?? [];
      const last = list.at(-1);
      if (last?.[0] === number) last[1] += 1;
      else list.push([number, 1]);
      postings.set(term, list);
    }
  }
  const terms = [...postings.keys()].sort();
  return {
    from,
    texts,
    terms: terms.join(' '),
    postings: terms.map((term) => packPostings(postings.get(term) ?? [])).join(' '),
  };
}

const brotliBytes = (text: string): number =>
  zlib.brotliCompressSync(text, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 6 } }).length;
