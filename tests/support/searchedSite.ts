import { packIndex } from '../../packages/search/src/packIndex.ts';
import type { SearchPage } from '../../packages/search/src/pieces.ts';

const page = (url: string, title: string, text: string): SearchPage => ({
  url,
  title,
  description: '',
  keywords: '',
  breadcrumb: [],
  sections: [{ heading: '', anchor: '', text }],
});

/** A small site in two areas: a guide with a word that occurs only in its text, and a symbol. */
export const searchedSite = [
  page('/guide', 'Client guide', 'A zebra stands in the text.'),
  page('/api/Class.Client', 'Client', 'Is the entry to the SDK.'),
];

/** Returns the files of the pages' index by name. */
export const indexOf = (pages: readonly SearchPage[]): Map<string, string> =>
  new Map(packIndex(pages, { areas: ['api'] }).map(({ file, content }) => [file, content]));
