import { describe, expect, it } from 'vitest';
import { searchPage, section } from '../../../tests/support/searchedSite.ts';
import { errorWords } from '../../model/src/errorWords.ts';
import { addErrorText } from '../../post-build/src/search/index.ts';

const page = (url: string) =>
  searchPage(url, 'Errors', 'Intro.', {
    sections: [section('sdk/rate-limited', 'sdk-rate-limited', 'Wait.', { keywords: 'SdkError' })],
  });

describe('errorPage', () => {
  it('gives a row the message, the status and the synonyms of its error', () => {
    const [intro, row] = addErrorText(page('/base/products/embedded-wallet/exceptions')).sections;
    expect(intro).toEqual({ heading: '', anchor: '', text: 'Intro.' });
    expect(row?.text).toBe('Wait. Too many requests. HTTP 429');
    expect(row?.keywords).toBe(['SdkError', ...(errorWords.get('sdk/rate-limited') ?? [])].join(', '));
  });

  it('leaves all other pages as they are', () => {
    const other = page('/products/nacre-auth');
    expect(addErrorText(other)).toBe(other);
  });
});
