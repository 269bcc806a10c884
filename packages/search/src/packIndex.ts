import { createHash } from 'node:crypto';
import { withoutCache, type Memoize } from '../../model/src/cache/Cache.ts';
import { indexKeywords, indexNames, indexTexts, type Indexed } from './layers.ts';
import { pack } from './lunrIndex.ts';
import {
  anchorOf,
  MANIFEST,
  type AreaEntry,
  type KeywordsPiece,
  type Manifest,
  type NamesPiece,
  type PackedHeading,
  type PackedPage,
  type SearchPage,
  type SearchSection,
  type TextPiece,
} from './pieces.ts';

export interface PackedFile {
  file: string;
  content: string;
}

interface PackOptions {
  base?: string;
  areas?: readonly string[];
  memoize?: Memoize;
}

/** Maximum number of characters of texts in one piece, which can be read without a noticeable pause. */
const TEXT_PIECE = 1_500_000;

/**
 * Packs the index: a manifest, and pieces named by the hash of their bytes.
 *
 * @param areas - paths with pieces of their own, narrow ones first. All other pages are in the area without a path
 */
export function packIndex(
  pages: readonly SearchPage[],
  { base = '/', areas = [], memoize = withoutCache }: PackOptions = {},
): PackedFile[] {
  const files: PackedFile[] = [];
  const write = (name: string, content: string) => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
    const file = `search-index/${name}-${hash}.json`;
    files.push({ file, content });
    return file;
  };
  const entries: AreaEntry[] = [];
  const byArea = new Map<string, SearchPage[]>();
  for (const page of pages) {
    const path = page.url.slice(base.length);
    const area = areas.find((candidate) => `${path}/`.startsWith(`${candidate}/`)) ?? '';
    byArea.set(area, [...(byArea.get(area) ?? []), page]);
  }
  for (const [path, members] of [...byArea].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const name = path.replaceAll('/', '-') || 'guides';
    const below = base.length + (path === '' ? 0 : path.length + 1);
    const pieces = memoize(['area of the search', JSON.stringify([below, members])], () => {
      const numbered = numberEntries(members);
      return {
        names: JSON.stringify(namesPiece(members, numbered, below)),
        keywords: JSON.stringify(keywordsPiece(members, numbered)),
        texts: [...textPieces(members, numbered)].map((piece) => JSON.stringify(piece)),
      };
    });
    entries.push({
      path,
      names: write(`${name}-names`, pieces.names),
      keywords: write(`${name}-keywords`, pieces.keywords),
      texts: pieces.texts.map((text) => write(`${name}-text`, text)),
    });
  }
  const manifest: Manifest = { areas: entries };
  return [...files, { file: MANIFEST, content: JSON.stringify(manifest) }];
}

/** The page's own content before the first heading, or a section of it. */
interface NumberedSection extends Indexed {
  page: SearchPage;
}

/** Numbers each page and, after it, its sections. */
function numberEntries(pages: readonly SearchPage[]): NumberedSection[] {
  const entries = pages.flatMap((page) =>
    page.sections.map(({ heading, keywords = '', text }, order) =>
      order === 0
        ? { page, name: page.title, keywords: page.keywords, description: page.description, text }
        : { page, name: heading, keywords, text },
    ),
  );
  return entries.map((entry, number) => ({ ...entry, number }));
}

function namesPiece(
  pages: readonly SearchPage[],
  numbered: readonly NumberedSection[],
  below: number,
): NamesPiece {
  const trails = [...new Set(pages.map(({ breadcrumb }) => breadcrumb.join('\n')))];
  return {
    pages: pages.map(({ url, kind, title, breadcrumb }): PackedPage => {
      const packed: PackedPage = [title, url.slice(below), trails.indexOf(breadcrumb.join('\n'))];
      if (kind && kind !== 'guide') packed.push(kind);
      return packed;
    }),
    trails: trails.map((trail) => (trail === '' ? [] : trail.split('\n'))),
    headings: pages.map(({ sections }) => sections.slice(1).map(packHeading)),
    index: pack(indexNames(numbered)),
  };
}

const keywordsPiece = (
  pages: readonly SearchPage[],
  numbered: readonly NumberedSection[],
): KeywordsPiece => ({
  descriptions: pages.map(({ description }) => description),
  keywords: pages.map(({ keywords, sections }) => [
    keywords,
    ...sections.slice(1).map((section) => section.keywords ?? ''),
  ]),
  index: pack(indexKeywords(numbered)),
});

function packHeading({ heading, anchor, kind }: SearchSection): PackedHeading {
  const packed = anchorOf(heading) === anchor ? 0 : anchor;
  return kind ? [heading, packed, kind] : [heading, packed];
}

function* textPieces(
  pages: readonly SearchPage[],
  numbered: readonly NumberedSection[],
): Generator<TextPiece> {
  let from = 0;
  while (from < pages.length) {
    let to = from;
    let length = 0;
    for (; to < pages.length && length < TEXT_PIECE; to += 1) {
      for (const { text } of pages[to]?.sections ?? []) length += text.length;
    }
    const members = new Set(pages.slice(from, to));
    yield {
      from,
      texts: [...members].map(({ sections }) => sections.map(({ text }) => text)),
      index: pack(indexTexts(numbered.filter(({ page }) => members.has(page)))),
    };
    from = to;
  }
}
