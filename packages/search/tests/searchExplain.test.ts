import { describe, expect, test } from 'vitest';
import { explainRanking } from '../../../tools/scripts/explainRanking.ts';
import { SynonymIndex } from '../src/SynonymIndex.ts';
import { packIndex } from '../src/packIndex.ts';
import { parseQuery } from '../src/parseQuery.ts';
import { Searcher } from '../src/Searcher.ts';
import { synonyms } from '../src/synonyms/index.ts';

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
  return (await explainRanking(new Searcher('/', read, () => undefined), '', query)).join('\n');
};

describe('the explanation of an answer', () => {
  test('states how the query was read, which place ranked first, and where its words were found', async () => {
    const text = await explained('voucher');
    expect(text).toMatch(/^Intent: words\. Weight of each word: voucher [\d.]+\./);
    expect(text).toMatch(/\n1\. Vouchers {2}\(guide\) {2}[\d.]+\n {3}\/guides\/vouchers\n/);
    expect(text).toMatch(/voucher: title, [\d.]+\n {3}words [\d.]+/);
  });

  test('names the word of these docs for a synonym', async () => {
    expect(await explained('promo codes')).toContain('codes: title has "voucher"');
  });

  test('states that there is no answer', async () => {
    const text = await explained('zzzzzzzzzz');
    expect(text).toContain('Nothing was found.');
    expect(text).toContain('Near names: none');
  });
});

describe('a synonym', () => {
  const synonymIndex = new SynonymIndex(synonyms);
  const readings = (query: string) =>
    parseQuery(query, synonymIndex).readings.map(({ terms }) => terms.join(' '));

  test.each(['promo code', 'promo codes', 'promocode', 'Promo-Codes'])('matches %s', (query) => {
    expect(readings(query)).toContain('voucher');
  });

  test('matches other tenses, and small words in between', () => {
    expect(readings('throttled')).toContain('rate limit');
    expect(readings('promo for a code')).toContain('voucher');
  });

  test('does not match a word that only shares its stem', () => {
    expect(readings('validate')).toContain('verifi');
    expect(readings('valid')).not.toContain('verifi');
  });
});
