import { readTable } from '../../../model/src/readTable.ts';
import type { Synonyms } from './Synonyms.ts';

/**
 * Reads the synonyms that developers use for the docs' words, by area.
 *
 * @throws Error if an area has a word in two rows
 */
function readSynonyms(): readonly Synonyms[] {
  const areas = new Map<string, Record<string, string>>();
  const table = 'packages/search/src/synonyms/synonyms.tsv';
  for (const { at, area, word, synonyms: others } of readTable(table, ['area', 'word', 'synonyms'])) {
    const words = areas.get(area) ?? {};
    if (Object.hasOwn(words, word))
      throw new Error(`${at}: "${word}" already has a row in ${area}. Add its synonyms there`);
    words[word] = others;
    areas.set(area, words);
  }
  return [...areas.values()];
}

export const synonyms = readSynonyms();
