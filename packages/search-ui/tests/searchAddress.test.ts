import { expect, it } from 'vitest';
import type { Hit } from '../../search/src/Searcher.ts';
import { hitAddress } from '../src/SearchHit/hitAddress.ts';

const hit = (terms: string[]): Hit => ({
  document: { t: 'signIn()', u: '/api/sdk-base/Interface.AuthModule', h: '#signin', b: [] },
  page: { t: 'AuthModule', b: [] },
  kind: 'sdk-base',
  title: [],
  excerpt: [],
  terms,
});

it('a hit links to its section with the words to mark there', () => {
  expect(hitAddress(hit(['user', 'sign']), 'sign users in')).toBe(
    '/api/sdk-base/Interface.AuthModule?_highlight=user&_highlight=sign#signin',
  );
  expect(hitAddress(hit([]), '+')).toBe('/api/sdk-base/Interface.AuthModule#signin');
});

it('words typed as code are sent unchanged, so that they are marked in code', () => {
  expect(hitAddress(hit(['client.auth.signin']), 'client.auth.signIn()')).toContain(
    '?_highlight=client.auth.signIn',
  );
  expect(hitAddress(hit(['orders']), 'POST /orders')).toContain('?_highlight=%2Forders');
  expect(hitAddress(hit(['orders', 'order']), 'POST /orders')).toContain('%2Forders&_highlight=order#');
  expect(hitAddress(hit(['signin']), 'signin')).toContain('?_highlight=signin#');
});

it('a twin has the same words', () => {
  const twin = { u: '/api/sdk-react/Interface.AuthModule', h: '#signin' };
  expect(hitAddress(hit(['user']), 'user', twin)).toBe(
    '/api/sdk-react/Interface.AuthModule?_highlight=user#signin',
  );
});
