const TAG_WITH_NOTE = /<[a-z][^<>]*\sdata-search-[^<>]*>/g;
const NOTE = /\sdata-search-(?:ignore|keywords|title)(?:=(?:"[^"]*"|[^\s">]+))?(?=[\s>])/g;

/** HTML without what it says to the search index alone, which no browser reads. */
export const withoutNotes = (html: string): string =>
  html.replace(TAG_WITH_NOTE, (tag) => tag.replace(NOTE, ''));
