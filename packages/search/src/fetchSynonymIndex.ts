import { createPieceFetcher } from './createPieceFetcher.ts';
import { SynonymIndex } from './SynonymIndex.ts';
import { MANIFEST, type Manifest } from './pieces.ts';
import type { Synonyms } from './synonyms/Synonyms.ts';

/**
 * Loads a site's synonyms, for callers that don't need the rest of its index.
 *
 * @param base - the site's base
 */
export async function fetchSynonymIndex(base: string): Promise<SynonymIndex> {
  const read = createPieceFetcher(base);
  const { synonyms } = (await read(MANIFEST, true)) as Manifest;
  return new SynonymIndex((await read(synonyms, false)) as Synonyms[]);
}
