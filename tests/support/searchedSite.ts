import { packIndex } from '../../packages/search/src/packIndex.ts';
import { kindOfPage } from '../../packages/post-build/src/search/readSearchPage.ts';
import type { SearchPage, SearchSection } from '../../packages/search/src/pieces.ts';

/** Returns a section of a page, below its heading. */
export const section = (
  heading: string,
  anchor: string,
  text = '',
  more: Partial<SearchSection> = {},
): SearchSection => ({ heading, anchor, text, ...more });

/** Returns a page as the build reads it. The given sections follow its introduction. */
export const searchPage = (
  url: string,
  title: string,
  text = '',
  { sections = [], ...more }: Partial<SearchPage> = {},
): SearchPage => ({
  url,
  kind: kindOfPage(url),
  title,
  description: '',
  keywords: '',
  breadcrumb: [],
  sections: [section('', '', text), ...sections],
  ...more,
});

/** A small site in two areas: a guide with a word that occurs only in its text, and a symbol. */
export const searchedSite = [
  searchPage('/guide', 'Client guide', 'A zebra stands in the text.'),
  searchPage('/api/Class.Client', 'Client', 'Is the entry to the SDK.'),
];

/** Returns the files of the pages' index by name. */
export const indexOf = (pages: readonly SearchPage[]): Map<string, string> =>
  new Map(packIndex(pages, { areas: ['api'] }).map(({ file, content }) => [file, content]));
