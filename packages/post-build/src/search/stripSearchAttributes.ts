const TAG_WITH_NOTE = /<[a-z][^<>]*\sdata-search-[^<>]*>/g;
const NOTE = /\sdata-search-(?:ignore|keywords|title)(?:=(?:"[^"]*"|[^\s">]+))?(?=[\s>])/g;

/** Removes the attributes that only serve the search index, which browsers don't need. */
export const stripSearchAttributes = (html: string): string =>
  html.replace(TAG_WITH_NOTE, (tag) => tag.replace(NOTE, ''));
