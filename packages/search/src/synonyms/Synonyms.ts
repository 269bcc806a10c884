/**
 * By a word of these docs: what developers call the same thing, with commas between. A query that has one of these is
 * also looked up with the docs' word.
 */
export type Synonyms = Readonly<Record<string, string>>;
