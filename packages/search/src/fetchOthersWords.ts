import { fetchPieces } from './fetchPieces.ts';
import { OthersWords } from './OthersWords.ts';
import { MANIFEST, type Manifest } from './pieces.ts';
import type { Synonyms } from './synonyms/Synonyms.ts';

/**
 * Loads a site's synonyms, for callers that don't need the rest of its index.
 *
 * @param base - the site's base
 */
export async function fetchOthersWords(base: string): Promise<OthersWords> {
  const read = fetchPieces(base);
  const { synonyms } = (await read(MANIFEST, true)) as Manifest;
  return new OthersWords((await read(synonyms, false)) as Synonyms[]);
}
