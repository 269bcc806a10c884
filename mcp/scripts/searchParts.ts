import fs from 'node:fs';
import path from 'node:path';
import lunr from 'lunr';
import {
  anchorOf,
  type AreaEntry,
  type Manifest,
  type NamesPiece,
  type TextPiece,
} from '../../search/src/pieces.ts';
import type { SerializedIndex } from '../src/search/SearchIndex.ts';

type Document = SerializedIndex['documents'][number];

/** Titles, headings, descriptions, keywords and texts, in the order in which the server weighs them. */
const PARTS = 5;

/** The site's search index, whose pieces a browser merges as they come, as whole indexes for the server. */
export function searchParts(build: string, baseUrl: string): SerializedIndex[] {
  const read = <T>(file: string) => JSON.parse(fs.readFileSync(path.join(build, file), 'utf8')) as T;
  const parts = Array.from({ length: PARTS }, (): Document[] => []);
  let lastId = 0;
  for (const area of read<Manifest>('search-index.json').areas) {
    lastId = addArea(area, { read, parts, baseUrl, lastId });
  }
  return parts.map((documents) => ({ documents, index: indexOf(documents).toJSON() }));
}

interface Target {
  read<T>(file: string): T;
  parts: Document[][];
  baseUrl: string;
  lastId: number;
}

function addArea({ path: root, names, text }: AreaEntry, { read, parts, baseUrl, lastId }: Target): number {
  const [titles, headings, descriptions, keywords, texts] = parts;
  const { pages = [], trails = [] } = read<NamesPiece>(names[0] ?? '');
  const places = names.flatMap((file) => read<NamesPiece>(file).headings ?? []);
  const sections = text.flatMap((file) => read<TextPiece>(file).texts);
  let id = lastId;
  for (const [number, [title, below, description, words, trail]] of pages.entries()) {
    const u = baseUrl + (root === '' ? below : `${root}/${below}`);
    const p = (id += 1);
    titles?.push({ i: p, t: title, u, b: trails[trail] ?? [] });
    if (description) descriptions?.push({ i: p, t: description, s: title, u, p });
    if (words) keywords?.push({ i: p, t: words, s: title, u, p });
    const own = [
      ['', ''] as const,
      ...(places[number] ?? []).map(([name, anchor]) => [name, anchor] as const),
    ];
    for (const [order, [name, anchor]] of own.entries()) {
      const h = order === 0 ? '' : `#${anchor || anchorOf(name)}`;
      if (order > 0) headings?.push({ i: (id += 1), t: name, u, h, p });
      const content = sections[number]?.[order];
      if (content) texts?.push({ i: (id += 1), t: content, s: name || title, u, h, p });
    }
  }
  return id;
}

const indexOf = (documents: readonly Document[]): lunr.Index =>
  lunr(function index() {
    // Identifiers hold `get`, `from` and `on`.
    this.pipeline.remove(lunr.stopWordFilter);
    this.ref('i');
    this.field('t');
    this.metadataWhitelist = ['position'];
    for (const document of documents) this.add({ ...document, i: String(document.i) });
  });
