import type lunr from 'lunr';
import { listOf } from './layers.ts';
import { load } from './lunrIndex.ts';
import { anchorOf, type Kind, type KeywordsPiece, type NamesPiece, type TextPiece } from './pieces.ts';
import { asOneTerm, asOneWord, wordsOf } from './terms.ts';

export interface Page {
  title: string;
  /** Path without the site's base. */
  path: string;
  /** Empty until it has been loaded. */
  description: string;
  trail: string[];
  kind: Kind;
  /** Name that is the same for the symbol's page in the other tree. */
  twin: string | undefined;
  entries: Entry[];
}

/** A page, or a section below one of its headings. */
export interface Entry {
  page: Page;
  kind: Kind;
  name: string;
  /** With `#`, or empty. */
  anchor: string;
  /** Number of words in its name. */
  wordCount: number;
  /** Its name as one word, without type parameters such as those of `Page<T>`. */
  asOneWord: string;
  /** Its name, its keywords, and its name after that of its class, each joined as words and as terms. */
  names: Set<string>;
  /** Unchanged keywords that are paths. */
  paths: string[];
  text?: string;
}

const isReferenceKind = (kind: Kind): boolean => kind === 'sdk-base' || kind === 'sdk-react';
/** Matches the path of a symbol's page, in either tree. */
const SYMBOL = /(?:^|\/)(\w+\.\w+)$/;
const PATH = /^(?:[A-Z]+ )?\//;
/** The pages below one path, as far as they have been loaded. */
export class Area {
  readonly pages: Page[] = [];
  /** Each page, followed by its sections. Their positions are their numbers in the indexes. */
  readonly entries: Entry[] = [];
  readonly indexes: { names: lunr.Index; keywords?: lunr.Index; texts: lunr.Index[] };

  readonly path: string;

  constructor(path: string, { pages, trails, headings, index }: NamesPiece) {
    this.path = path;
    for (const [number, [title, below, trail, kind = 'guide']] of pages.entries()) {
      const fullPath = path === '' ? below : `${path}/${below}`;
      const page: Page = {
        title,
        path: fullPath,
        description: '',
        trail: trails[trail] ?? [],
        kind,
        twin: isReferenceKind(kind) ? SYMBOL.exec(fullPath)?.[1] : undefined,
        entries: [],
      };
      this.pages.push(page);
      this.#add(page, title, '', kind);
      for (const [heading, anchor, headingKind = kind] of headings[number] ?? [])
        this.#add(page, heading, `#${anchor || anchorOf(heading)}`, headingKind);
    }
    this.indexes = { names: load(index), texts: [] };
  }

  addKeywords({ descriptions, keywords, index }: KeywordsPiece): void {
    for (const [number, page] of this.pages.entries()) {
      page.description = descriptions[number] ?? '';
      for (const [order, entry] of page.entries.entries()) {
        for (const keyword of listOf(keywords[number]?.[order] ?? '')) {
          addName(entry, keyword);
          if (PATH.test(keyword)) entry.paths.push(keyword);
        }
      }
    }
    this.indexes.keywords = load(index);
  }

  addText({ from, texts, index }: TextPiece): void {
    for (const [number, list] of texts.entries()) {
      for (const [order, text] of list.entries()) {
        const entry = this.pages[from + number]?.entries[order];
        if (entry) entry.text = text;
      }
    }
    this.indexes.texts.push(load(index));
  }

  #add(page: Page, name: string, anchor: string, kind: Kind): void {
    const plain = name.replace(/<.*>$/, '');
    const entry: Entry = {
      page,
      kind,
      name,
      anchor,
      wordCount: wordsOf(plain).length,
      asOneWord: asOneWord(plain),
      names: new Set(),
      paths: [],
    };
    addName(entry, plain);
    if (isReferenceKind(kind) && anchor !== '') addName(entry, `${page.title} ${plain}`);
    // Readers remember the part of a code after its area: `sdk/insufficient-funds`.
    if (kind === 'error') addName(entry, name.replace(/^.*\//, ''));
    page.entries.push(entry);
    this.entries.push(entry);
  }
}

function addName({ names }: Entry, name: string): void {
  names.add(asOneWord(name)).add(asOneTerm(name));
}

export const isReference = ({ page }: Entry): boolean => isReferenceKind(page.kind);
