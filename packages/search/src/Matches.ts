import { FIELD, FIELDS, type Area, type Entry } from './Area.ts';
import { isDistinctive, type Query } from './parseQuery.ts';
import { american, stemOf } from './terms.ts';
import { Vocabulary } from './Vocabulary.ts';
import { weights } from './weights.ts';

/** How well an entry matches each word of a query. */
export interface EntryMatch {
  worth: Float32Array;
  /** Bit mask of the words that are in the entry's name. */
  inName: number;
  /** By word: the matching term with the highest worth, and its field. */
  terms: string[];
  fields: number[];
}

interface TermMatch {
  worth: number;
  inName: boolean;
  term: string;
  field: number;
}

type Reading = Query['readings'][number];

/** The matches of a query's words in all entries. */
export class Matches {
  readonly byEntry = new Map<Entry, EntryMatch>();
  /** By word: the number of pages that contain it. */
  readonly pages: number[] = [];
  /** Terms to highlight: distinctive ones, or the only word of the query. */
  readonly terms = new Set<string>();
  readonly #vocabulary: Vocabulary;
  readonly #query: Query;

  constructor(areas: readonly Area[], query: Query) {
    this.#vocabulary = new Vocabulary(areas);
    this.#query = query;
    for (const word of query.words.keys()) this.#findWord(word);
    for (const reading of query.readings) this.#findReading(reading);
  }

  #findWord(word: number): void {
    const { text, inText, corrections } = this.#query.words[word] ?? {
      text: '',
      inText: false,
      corrections: [],
    };
    const stem = stemOf(text);
    const isLast = word === this.#query.words.length - 1;
    const pages = new Set<unknown>();
    const look = (term: string, quality: number, everywhere: boolean) => {
      const isThere = this.#vocabulary.forEachPosting(term, everywhere, (entry, field) => {
        const worth = worthOf(field) * quality;
        this.#note(entry, word, { worth, inName: isName(field), term, field });
        pages.add(entry.page);
      });
      if (isThere) this.#mark(term);
    };
    look(stem, 1, inText);
    if (stem !== text) look(text, 1, inText);
    const spelled = american(text);
    if (spelled !== text) for (const form of [stemOf(spelled), spelled]) look(form, 1, inText);
    for (const { text: correction, likelihood } of corrections) {
      for (const form of new Set([stemOf(correction), correction])) look(form, likelihood, true);
    }
    if (corrections.length === 0 && (isLast || pages.size === 0)) {
      for (const term of this.#vocabulary.withPrefix(text)) {
        look(term, prefixWorth(text, term), this.#vocabulary.searchesTextFor(text));
      }
    }
    this.pages[word] = pages.size;
  }

  /** Matches joined parts and synonyms. An entry must contain all terms of a reading, possibly in its page's title. */
  #findReading(reading: Reading): void {
    const { terms, quality } = reading;
    const [from, to] = reading.words;
    const [first, ...otherTerms] = terms.map((term) => this.#matchesOf(term, reading));
    const common = [...(first ?? [])].filter(([entry]) =>
      otherTerms.every((termMatches) => termMatches.has(entry)),
    );
    if (common.length === 0) return;
    for (const term of terms) this.#mark(term);
    for (const [entry, match] of common) {
      const matches = [match, ...otherTerms.flatMap((termMatches) => termMatches.get(entry) ?? [])];
      const worth = Math.min(...matches.map((termMatch) => termMatch.worth)) * quality;
      const inName = matches.every((termMatch) => termMatch.inName);
      const term = terms.join(' ');
      for (let word = from; word < to; word += 1) this.#note(entry, word, { ...match, worth, inName, term });
    }
    const pages = new Set(common.map(([entry]) => entry.page)).size;
    for (let word = from; word < to; word += 1) {
      // A word without matches is as rare as its replacement.
      if (!this.pages[word]) this.pages[word] = pages;
    }
  }

  /** Returns the best match of a term in each entry. The last word of a query may be incomplete. */
  #matchesOf(term: string, { words: [, to], terms }: Reading): Map<Entry, TermMatch> {
    const byEntry = new Map<Entry, TermMatch>();
    const isBegun = terms.length === 1 && to === this.#query.words.length && term.length > 3;
    for (const form of isBegun ? [term, ...this.#vocabulary.withPrefix(term)] : [term]) {
      const isThere = this.#vocabulary.forEachPosting(form, true, (entry, field) => {
        const worth = worthOf(field) * (form === term ? 1 : prefixWorth(term, form));
        const before = byEntry.get(entry);
        const inName = isName(field) || before?.inName === true;
        byEntry.set(
          entry,
          before && before.worth >= worth ? { ...before, inName } : { worth, inName, term, field },
        );
      });
      if (isThere) this.#mark(form);
    }
    return byEntry;
  }

  #mark(term: string): void {
    if (this.#query.words.length === 1 || isDistinctive(term)) this.terms.add(term);
  }

  #note(entry: Entry, word: number, { worth, inName, term, field }: TermMatch): void {
    let entryMatch = this.byEntry.get(entry);
    if (!entryMatch) {
      entryMatch = { worth: new Float32Array(this.#query.words.length), inName: 0, terms: [], fields: [] };
      this.byEntry.set(entry, entryMatch);
    }
    if (inName) entryMatch.inName |= 1 << word;
    if (worth <= (entryMatch.worth[word] ?? 0)) return;
    entryMatch.worth[word] = worth;
    entryMatch.terms[word] = term;
    entryMatch.fields[word] = field;
  }
}

/** Returns the worth of an incomplete word, which increases with the share of the word that was typed. */
const prefixWorth = (start: string, completion: string): number =>
  0.6 + (0.4 * start.length) / completion.length;

const worthOf = (field: number): number => weights[FIELDS[field] ?? 'text'];

const isName = (field: number): boolean => field === FIELD.title || field === FIELD.heading;
