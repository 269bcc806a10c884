import { Region } from './Region.ts';

/** Returns the entries of schemas or responses, by anchor. */
export function entryRegions(markup: string): Map<string, Region> {
  const entries = markup.split(/<(?:details|div) class="?api-entry\b/).slice(1);
  return new Map(
    entries.map((entry) => {
      const anchor = /^[^>]*\bid="?([^\s">]+)/.exec(entry)?.[1] ?? '';
      return [anchor, new Region(anchor, `<details ${entry}`)];
    }),
  );
}
