import { describe, expect, test } from 'vitest';
import { explainRanking } from '../../../tools/scripts/explainRanking.ts';
import { indexOf, searchedSite } from '../../../tests/support/searchedSite.ts';
import { Searcher } from '../src/Searcher.ts';

const explained = async (query: string): Promise<string> => {
  const files = indexOf(searchedSite);
  const read = (file: string) => Promise.resolve(JSON.parse(files.get(file) ?? '') as unknown);
  return (await explainRanking(new Searcher('/', read, () => undefined), query)).join('\n');
};

describe('the explanation of an answer', () => {
  test('states how the query was read, which place ranked first, and where its words were found', async () => {
    const text = await explained('zebra');
    expect(text).toMatch(/^Intent: words\. Weight of each word: zebra [\d.]+\./);
    expect(text).toMatch(/\n1\. Client guide {2}\(guide\) {2}[\d.]+\n {3}\/guide\n/);
    // Only a word of its name is a factor of its own.
    expect(text).toMatch(/zebra: [\d.]+\n {3}words [\d.]+(?:\n|$)/);
    expect(await explained('guide')).toMatch(/ {3}words [\d.]+ × wholeName/);
  });

  test('states that there is no answer', async () => {
    const text = await explained('zzzzzzzzzz');
    expect(text).toContain('Nothing was found.');
    expect(text).toContain('Near names: none');
  });
});
