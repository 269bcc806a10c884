import { Region } from './Region.ts';

/** Each schema's entry, by its anchor. */
export function schemaRegions(markup: string): Map<string, Region> {
  const entries = markup.split(/<details class="?api-schema"?/).slice(1);
  return new Map(
    entries.map((entry) => {
      const anchor = /^[^>]*\bid="?([^\s">]+)/.exec(entry)?.[1] ?? '';
      return [anchor, new Region(anchor, `<details ${entry}`)];
    }),
  );
}
