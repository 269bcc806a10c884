/**
 * Synonyms that developers use, by the docs' own word, separated by commas. A query with one of these is also looked up
 * with the docs' word.
 */
export type Synonyms = Readonly<Record<string, string>>;
