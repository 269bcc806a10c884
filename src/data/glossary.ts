import table from './glossary.json';

const { pages, terms } = table;

/** The anchor of a term. */
export type GlossarySlug = keyof typeof terms;

/** A term of the glossary, as the docs use it. */
export interface GlossaryTerm {
  /** The spelling in running text. */
  readonly term: string;
  /** The meaning, in one sentence. */
  readonly definition: string;
  /** The page that explains the term at length. */
  readonly page: string;
  /** The slugs of the terms to read next. */
  readonly seeAlso?: readonly string[];
}

export const glossary: Readonly<Record<GlossarySlug, GlossaryTerm>> = terms;

/** The names of the pages that explain terms. */
export const explainedAt: Readonly<Record<string, string>> = pages;
