import fs from 'node:fs';
import path from 'node:path';
import {
  anchorOf,
  type KeywordsPiece,
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
  for (const area of read<Manifest>('search-index.json').areas) {
    const { pages, headings } = read<NamesPiece>(area.names);
    const { descriptions, keywords } = read<KeywordsPiece>(area.keywords);
    const texts = area.texts.flatMap((file) => read<TextPiece>(file).texts);
    for (const [number, [title, below]] of pages.entries()) {
      const route = `/${[area.path, below].filter(Boolean).join('/')}`;
      const add = (order: number, rest: Omit<IndexedSection, 'id' | 'text'>) =>
        sections.push({ id: sections.length, ...rest, text: texts[number]?.[order] ?? '' });
      add(0, {
        address: route,
        name: title,
        page: '',
        keywords: keywords[number]?.[0] ?? '',
        description: descriptions[number] ?? '',
      });
      for (const [order, [name, anchor]] of (headings[number] ?? []).entries()) {
        const address = `${route}#${anchor || anchorOf(name)}`;
        const words = keywords[number]?.[order + 1] ?? '';
        add(order + 1, { address, name, page: title, keywords: words, description: '' });
      }
    }
  }
  return sections;
}
