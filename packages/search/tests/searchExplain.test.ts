import { describe, expect, test } from 'vitest';
import { explainRanking } from '../../../tools/scripts/explainRanking.ts';
import { packIndex } from '../src/packIndex.ts';
import { Searcher } from '../src/Searcher.ts';

const pages = [
  {
    url: '/guides/vouchers',
    kind: 'guide' as const,
    title: 'Vouchers',
    description: '',
    keywords: 'discount',
    breadcrumb: [],
    sections: [{ heading: '', anchor: '', text: 'A voucher is used once.' }],
  },
];

const explained = async (query: string): Promise<string> => {
  const files = new Map(packIndex(pages, { areas: [] }).map(({ file, content }) => [file, content]));
  const read = (file: string) => Promise.resolve(JSON.parse(files.get(file) ?? '') as unknown);
  return (await explainRanking(new Searcher('/', read, () => undefined), query)).join('\n');
};

describe('the explanation of an answer', () => {
  test('states how the query was read, which place ranked first, and where its words were found', async () => {
    const text = await explained('voucher');
    expect(text).toMatch(/^Intent: words\. Weight of each word: voucher [\d.]+\./);
    expect(text).toMatch(/\n1\. Vouchers {2}\(guide\) {2}[\d.]+\n {3}\/guides\/vouchers\n/);
    expect(text).toMatch(/voucher: [\d.]+\n {3}words [\d.]+/);
  });

  test('states that there is no answer', async () => {
    const text = await explained('zzzzzzzzzz');
    expect(text).toContain('Nothing was found.');
    expect(text).toContain('Near names: none');
  });
});
