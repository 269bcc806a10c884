import { anchorOf, type Kind, type NamesPiece, type TextPiece } from './pieces.ts';
import { asOneWord, chunksOf, termsOf } from './terms.ts';
import { NameIndex, type TermIndex } from './TermIndex.ts';
import { TextIndex } from './TextIndex.ts';

/** Fields of an entry, and what a word in them is worth. */
export const FIELD = {
  title: 0,
  keywords: 1,
  description: 2,
  heading: 3,
  entryKeywords: 4,
  text: 5,
  area: 6,
} as const;
export const WORTH = [10, 5, 3.5, 6, 6.5, 1.2, 2] as const;

export interface Page {
  title: string;
  /** Path without the site's base. */
  path: string;
  description: string;
  trail: string[];
  kind: Kind;
  /** The same symbol in the other tree has the same. */
  twin: string | undefined;
  entries: Entry[];
}

/** A page, or what stands below one of its headings. */
export interface Entry {
  page: Page;
  kind: Kind;
  name: string;
  /** With `#`, or empty. */
  anchor: string;
  /** How many words its name has. */
  words: number;
  /** Its keywords, each as one word: other names of it. */
  aliases: string[];
  text?: string;
}

/** What readers call the pages of a kind. */
const WORDS: Partial<Record<Kind, string>> = {
  'sdk-base': 'base sdk',
  'sdk-react': 'react sdk',
  api: 'api',
};
const isTree = (kind: Kind): boolean => kind === 'sdk-base' || kind === 'sdk-react';
/** A page of one symbol, in whichever tree. */
const SYMBOL = /(?:^|\/)(\w+\.\w+)$/;
/** Names of so few words are found as one word. */
const MOST_JOINED = 4;

/** The pages below one path, as much of them as has come. */
export class Area {
  readonly pages: Page[] = [];
  readonly entries: Entry[] = [];
  readonly indexes: TermIndex[];
  readonly #names = new NameIndex();
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
    this.indexes = [this.#names];
  }

  addNames({ pages = [], trails = [], headings = [] }: NamesPiece): void {
    for (const [title, below, description, keywords, trail, kind = 'guide'] of pages) {
      const path = this.#path === '' ? below : `${this.#path}/${below}`;
      const twin = isTree(kind) ? SYMBOL.exec(path)?.[1] : undefined;
      const page: Page = { title, path, description, trail: trails[trail] ?? [], kind, twin, entries: [] };
      this.pages.push(page);
      const number = this.#add(
        { page, name: title, anchor: '', kind },
        [FIELD.title, FIELD.keywords],
        keywords,
      );
      this.#names.add(number, FIELD.description, termsOf(description));
      this.#names.add(number, FIELD.area, termsOf(WORDS[kind] ?? ''));
    }
    for (const [place, list] of headings.entries()) {
      const page = this.pages[place];
      if (!page) continue;
      for (const [name, given, keywords = '', kind = page.kind] of list) {
        const anchor = `#${given || anchorOf(name)}`;
        this.#add({ page, name, anchor, kind }, [FIELD.heading, FIELD.entryKeywords], keywords);
      }
    }
  }

  addText(piece: TextPiece): void {
    const numbers = new Map(this.entries.map((entry, number) => [entry, number]));
    const entries: number[] = [];
    for (const [place, texts] of piece.texts.entries()) {
      for (const [order, text] of texts.entries()) {
        const entry = this.pages[piece.from + place]?.entries[order];
        if (entry) entry.text = text;
        entries.push(entry ? (numbers.get(entry) ?? -1) : -1);
      }
    }
    this.indexes.push(new TextIndex(piece, entries, FIELD.text));
  }

  /** @param keywords - other names, with commas between them */
  #add(
    own: Pick<Entry, 'page' | 'name' | 'anchor' | 'kind'>,
    [nameField, keywordsField]: [number, number],
    keywords: string,
  ): number {
    const { page, name } = own;
    const aliases = keywords === '' ? [] : keywords.split(',').map(asOneWord);
    const entry: Entry = { ...own, words: 0, aliases };
    for (const { parts } of chunksOf(name)) entry.words += parts.length;
    page.entries.push(entry);
    const number = this.entries.push(entry) - 1;
    this.#names.add(number, nameField, termsOf(name, true));
    // Short names are typed without a space: `quickstart`.
    if (entry.words <= MOST_JOINED) this.#names.add(number, nameField, [asOneWord(name)]);
    this.#names.add(number, keywordsField, termsOf(keywords, true));
    return number;
  }
}

export const isReference = ({ page }: Entry): boolean => isTree(page.kind);
