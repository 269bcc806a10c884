import { lemmatizedAsOneWord } from './inflection.ts';
import { anchorOf, type Kind, type NamesPiece, type TextPiece } from './pieces.ts';
import { asOneWord, termsOf, wordsOf } from './terms.ts';
import { NameIndex, type TermIndex } from './TermIndex.ts';
import { TextIndex } from './TextIndex.ts';

/**
 * Fields of an entry by number, with the names of their weights. Words of multi-word keywords have fields of their own,
 * after those of the keywords.
 */
export const FIELDS = [
  'title',
  'keywords',
  'keywordParts',
  'heading',
  'headingKeywords',
  'headingKeywordParts',
  'text',
] as const;
export const FIELD = Object.fromEntries(FIELDS.map((name, number) => [name, number])) as Record<
  (typeof FIELDS)[number],
  number
>;

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
  /** Its keywords, which are other names for it, each as one word. */
  aliases: string[];
  /** Its name and its keywords, each as one word regardless of number and tense. */
  lemmatizedNames: Set<string>;
  /** Unchanged keywords that are paths. */
  paths: string[];
  text?: string;
}

const isReferenceKind = (kind: Kind): boolean => kind === 'sdk-base' || kind === 'sdk-react';
/** Matches the path of a symbol's page, in either tree. */
const SYMBOL = /(?:^|\/)(\w+\.\w+)$/;
const PATH = /^(?:[A-Z]+ )?\//;
/** Maximum number of words of a name that is also found as one word. */
const MAX_JOINED_WORDS = 4;

/** The pages below one path, as far as they have been loaded. */
export class Area {
  readonly pages: Page[] = [];
  readonly entries: Entry[] = [];
  readonly indexes: TermIndex[];
  readonly #names = new NameIndex();
  readonly #numbers = new Map<Entry, number>();
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
    this.indexes = [this.#names];
  }

  addNames({
    pages = [],
    trails = [],
    headings = [],
    descriptions = [],
    headingKeywords = [],
  }: NamesPiece): void {
    for (const [title, below, keywords, trail, kind = 'guide'] of pages) {
      const path = this.#path === '' ? below : `${this.#path}/${below}`;
      const twin = isReferenceKind(kind) ? SYMBOL.exec(path)?.[1] : undefined;
      const page: Page = {
        title,
        path,
        description: '',
        trail: trails[trail] ?? [],
        kind,
        twin,
        entries: [],
      };
      this.pages.push(page);
      const entryNumber = this.#add({ page, name: title, anchor: '', kind }, [FIELD.title, FIELD.keywords]);
      this.#addKeywords(entryNumber, FIELD.keywords, keywords);
    }
    for (const [pageIndex, list] of headings.entries()) {
      const page = this.pages[pageIndex];
      if (!page) continue;
      for (const [name, storedAnchor, kind = page.kind] of list) {
        const anchor = `#${storedAnchor || anchorOf(name)}`;
        this.#add({ page, name, anchor, kind }, [FIELD.heading, FIELD.headingKeywords]);
      }
    }
    for (const [pageIndex, description] of descriptions.entries()) {
      const page = this.pages[pageIndex];
      if (!page) continue;
      page.description = description;
      this.#names.add(this.#numberOf(page.entries[0]), FIELD.text, termsOf(description));
    }
    for (const [pageIndex, list] of headingKeywords.entries()) {
      for (const [heading, keywords] of list.entries()) {
        // The page's own entry comes before those of its headings.
        const entry = this.pages[pageIndex]?.entries[heading + 1];
        this.#addKeywords(this.#numberOf(entry), FIELD.headingKeywords, keywords);
      }
    }
  }

  addText(piece: TextPiece): void {
    const entries: number[] = [];
    for (const [pageIndex, texts] of piece.texts.entries()) {
      for (const [order, text] of texts.entries()) {
        const entry = this.pages[piece.from + pageIndex]?.entries[order];
        if (entry) entry.text = text;
        entries.push(this.#numberOf(entry));
      }
    }
    this.indexes.push(new TextIndex(piece, entries, FIELD.text));
  }

  /** Returns the index of an entry, or -1 if there is none. */
  #numberOf(entry: Entry | undefined): number {
    return (entry && this.#numbers.get(entry)) ?? -1;
  }

  #add(
    fields: Pick<Entry, 'page' | 'name' | 'anchor' | 'kind'>,
    [nameField, keywordsField]: [number, number],
  ): number {
    const { page, name, kind } = fields;
    const plain = name.replace(/<.*>$/, '');
    const entry: Entry = {
      ...fields,
      wordCount: wordsOf(plain).length,
      asOneWord: asOneWord(plain),
      aliases: [],
      lemmatizedNames: new Set([lemmatizedAsOneWord(plain)]),
      paths: [],
    };
    // Readers remember the part of a code after its area: `sdk/insufficient-funds`.
    if (kind === 'error') {
      const code = name.replace(/^.*\//, '');
      entry.aliases.push(asOneWord(code));
      entry.lemmatizedNames.add(lemmatizedAsOneWord(code));
    }
    page.entries.push(entry);
    const number = this.entries.push(entry) - 1;
    this.#numbers.set(entry, number);
    this.#names.add(number, nameField, termsOf(name, true));
    // Short names are often typed without a space: `quickstart`.
    if (entry.wordCount <= MAX_JOINED_WORDS) this.#names.add(number, nameField, [entry.asOneWord]);
    this.#names.add(number, keywordsField, entry.aliases);
    return number;
  }

  /** @param keywords - other names, separated by commas */
  #addKeywords(number: number, field: number, keywords: string): void {
    const entry = this.entries[number];
    if (!entry || keywords === '') return;
    const keywordList = keywords.split(',').map((keyword) => keyword.trim());
    const aliases = keywordList.map(asOneWord);
    entry.aliases.push(...aliases);
    for (const keyword of keywordList) entry.lemmatizedNames.add(lemmatizedAsOneWord(keyword));
    entry.paths.push(...keywordList.filter((keyword) => PATH.test(keyword)));
    for (const keyword of keywordList) {
      // A word of a multi-word keyword is weaker than a single-word keyword: `directory` of `Active Directory`.
      const isAlone = wordsOf(keyword).length === 1;
      this.#names.add(number, isAlone ? field : field + 1, termsOf(keyword, true));
    }
    this.#names.add(number, field, aliases);
  }
}

export const isReference = ({ page }: Entry): boolean => isReferenceKind(page.kind);
