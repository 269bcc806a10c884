import fs from 'node:fs';
import path from 'node:path';
import {
  anchorOf,
  type Manifest,
  type NamesPiece,
  type TextPiece,
} from '../../../packages/search/src/pieces.ts';
import { buildDirectory } from '../../../tests/support/build.ts';

/** A page, or the section below one of its headings, with all its data in the built index. */
export interface IndexedSection {
  id: number;
  /** The path and anchor. */
  address: string;
  /** The heading, or the page's title. */
  name: string;
  /** The page's title, if this is a section below a heading. */
  page: string;
  keywords: string;
  description: string;
  text: string;
}

const read = <T>(file: string): T =>
  JSON.parse(fs.readFileSync(path.join(buildDirectory, file), 'utf8')) as T;

/** Restores the records of the site's own index, as input for the engines that it is compared with. */
export function indexedSections(): IndexedSection[] {
  const sections: IndexedSection[] = [];
  for (const { path: area, names, text } of read<Manifest>('search-index.json').areas) {
    const pieces = names.map((file) => read<NamesPiece>(file));
    const headings = pieces.flatMap((piece) => piece.headings ?? []);
    const descriptions = pieces.flatMap((piece) => piece.descriptions ?? []);
    const headingKeywords = pieces.flatMap((piece) => piece.headingKeywords ?? []);
    const texts: string[][] = [];
    for (const piece of text.map((file) => read<TextPiece>(file))) {
      for (const [index, below] of piece.texts.entries()) texts[piece.from + index] = below;
    }
    for (const [number, [title, below, keywords]] of pieces.flatMap((piece) => piece.pages ?? []).entries()) {
      const route = `/${[area, below].filter(Boolean).join('/')}`;
      const add = (order: number, rest: Omit<IndexedSection, 'id' | 'text'>) =>
        sections.push({ id: sections.length, ...rest, text: texts[number]?.[order] ?? '' });
      add(0, { address: route, name: title, page: '', keywords, description: descriptions[number] ?? '' });
      for (const [order, [name, anchor]] of (headings[number] ?? []).entries()) {
        const address = `${route}#${anchor || anchorOf(name)}`;
        const words = headingKeywords[number]?.[order] ?? '';
        add(order + 1, { address, name, page: title, keywords: words, description: '' });
      }
    }
  }
  return sections;
}
