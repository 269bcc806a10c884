const TAG_WITH_NOTE = /<[a-z][^<>]*\sdata-search-[^<>]*>/g;
const NOTE = /\sdata-search-(?:ignore|keywords|title)(?:=(?:"[^"]*"|[^\s">]+))?(?=[\s>])/g;
/** No search engine reads a page's keywords. */
const KEYWORDS = /<meta [^<>]*name="?keywords"?(?: [^<>]*)?>/;

/** Removes what only serves the search index, and browsers don't need. */
export const stripSearchAttributes = (html: string): string =>
  html.replace(KEYWORDS, '').replace(TAG_WITH_NOTE, (tag) => tag.replace(NOTE, ''));
