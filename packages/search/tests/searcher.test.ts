import { describe, expect, it } from 'vitest';
import { readTable } from '../../model/src/readTable.ts';
import { packIndex } from '../src/packIndex.ts';
import type { SearchPage } from '../src/pieces.ts';
import { parseQuery } from '../src/parseQuery.ts';
import { Searcher } from '../src/Searcher.ts';
import { searchPage as page, section } from '../../../tests/support/searchedSite.ts';

const site = [
  page('/products/nacre-auth', 'Nacre Auth', 'Sign users in with a one-time code.', {
    keywords: 'sign in, otp',
    breadcrumb: ['Products'],
    sections: [section('Verify the access token', 'verify-the-access-token', 'On your server.')],
  }),
  page('/technical-guides/faq/how-to-get-test-tokens', 'How to get test tokens', 'Ask for some.'),
  page('/api/sdk-base/Class.Client', 'Client', 'Is the entry to the SDK.'),
  page('/api/sdk-react/Class.Client', 'Client', 'Is the entry to the SDK.'),
  page('/api/sdk-react/Function.useClient', 'useClient()', 'Gives the client.'),
  page('/api/sdk-react/Function.useTokenBalances', 'useTokenBalances()', 'Reads what an account holds.'),
];
const errors = page('/errors', 'Errors', 'What can fail.', {
  sections: [section('sdk/timeout', 'sdk-timeout', 'Too late.', { kind: 'error' })],
});
const areas = ['api/sdk-base', 'api/sdk-react', 'api'];
const limits = { hits: 8, excerpt: 50 };

/** Serves an index that can be deployed anew, and can fail. */
function serve(pages: SearchPage[]) {
  const served = {
    files: new Map<string, string>(),
    requested: [] as string[],
    down: (_file: string) => false,
  };
  const deploy = (next: SearchPage[]) => {
    served.files = new Map(packIndex(next, { areas }).map(({ file, content }) => [file, content]));
  };
  deploy(pages);
  const fetch = (file: string) => {
    served.requested.push(file);
    const content = served.files.get(file);
    if (served.down(file) || content === undefined) return Promise.reject(new Error(`${file}: 404`));
    return Promise.resolve(JSON.parse(content) as unknown);
  };
  return { served, deploy, searcher: new Searcher('/', fetch, () => undefined) };
}

/** Returns a searcher that has loaded the whole index. */
async function load(pages: SearchPage[] = site): Promise<Searcher> {
  const { searcher } = serve(pages);
  await searcher.loadAll('');
  return searcher;
}

async function addressesOf(searcher: Searcher, query: string, context = ''): Promise<string[]> {
  const { hits } = await searcher.search(context, query, limits);
  return hits.map(({ document: { u, h = '' } }) => u + h);
}

describe('the results', () => {
  it('match misspelled words as intended, in phrases of any number of words', async () => {
    const sections = [section('Session keys', 'session-keys', 'There are none.')];
    const searcher = await load([...site, page('/limits', 'Limits', '', { sections })]);
    for (const query of ['session key', 'sesion key', 'sesssion kyes'])
      expect((await addressesOf(searcher, query))[0], query).toBe('/limits#session-keys');
  });

  it('match British spellings of the query and of the docs', async () => {
    const searcher = await load([page('/a', 'Tokenization', 'A catalogue.'), page('/b', 'Tokens', 'Many.')]);
    expect((await addressesOf(searcher, 'tokenisation'))[0]).toBe('/a');
    expect(await addressesOf(searcher, 'catalog')).toEqual(['/a']);
  });

  it('contain words in quotation marks, and no word after a minus sign', async () => {
    const searcher = await load();
    expect(await addressesOf(searcher, 'client entry')).toContain('/api/sdk-react/Function.useClient');
    expect(await addressesOf(searcher, 'client "entry"')).toEqual(['/api/sdk-base/Class.Client']);
    expect(await addressesOf(searcher, 'client -entry')).toEqual(['/api/sdk-react/Function.useClient']);
    expect(await addressesOf(searcher, '"zebra crossing" client')).toEqual([]);
  });

  it('are none if an entry has only a small part of the words', async () => {
    const searcher = await load();
    expect(await addressesOf(searcher, 'client zebra')).not.toEqual([]);
    expect(await addressesOf(searcher, 'client zebra crossing giraffe elephant')).toEqual([]);
  });

  it('match full-width letters like the input method’s letters', async () => {
    const { searcher } = serve(site);
    expect(await addressesOf(searcher, 'ｔｏｋｅｎ')).toEqual(await addressesOf(searcher, 'token'));
    expect(await addressesOf(searcher, 'ｔｏｋｅｎ')).not.toEqual([]);
  });

  it('merge the twins of a symbol into one hit, which links to both', async () => {
    const sections = [section('status()', 'status', 'Reads the status.')];
    const searcher = await load([
      page('/api/sdk-base/Class.Client', 'Client', 'Is the entry.', { sections }),
      page('/api/sdk-react/Class.Client', 'Client', 'Is the entry.', { sections }),
    ]);
    const twins = async (query: string, context = '') =>
      (await searcher.search(context, query, limits)).hits.map(({ document: { u, h = '' }, twin }) => [
        u + h,
        twin,
      ]);
    const twin = { u: '/api/sdk-react/Class.Client', h: '', kind: 'sdk-react' };
    expect((await twins('client'))[0]).toEqual(['/api/sdk-base/Class.Client', twin]);
    expect(await twins('status')).toEqual([['/api/sdk-base/Class.Client#status', { ...twin, h: '#status' }]]);
    expect((await twins('client', 'api/sdk-react'))[0]).toEqual(['/api/sdk-react/Class.Client', undefined]);
  });

  it('mark significant words, and any word typed alone', async () => {
    const searcher = await load([
      page('/auth', 'Sign a user in', 'A user signs in at once.', { description: 'A user in an app.' }),
    ]);
    const terms = async (query: string) =>
      (await searcher.search('', query, limits)).hits.map((hit) => hit.terms);
    expect(await terms('how do i sign a user in')).toEqual([['sign', 'user']]);
    expect(await terms('in')).toEqual([['in']]);
  });

  const ranked = readTable('packages/search/tests/searcher.tsv', ['query', 'first']);
  it.each(ranked)('rank the best place first: $query', async ({ query, first }) => {
    const searcher = await load([
      ...site,
      page('/api/sdk-base/Interface.AuthModule', 'AuthModule', '', {
        sections: [section('signIn()', 'signin')],
      }),
      page('/backend-openapi', 'API', '', {
        sections: [
          section('Get a user', 'get-user', '', { keywords: 'GET /users/{userId}' }),
          section('Get the signed-in user', 'get-current-user', '', { keywords: 'GET /users/me' }),
        ],
      }),
      page('/errors', 'Errors', 'The time is over.', {
        sections: [section('jwt/expired', 'jwt-expired', '', { kind: 'error' })],
      }),
    ]);
    expect((await addressesOf(searcher, query))[0]).toBe(first);
  });

  it('suggest similar names for a query without hits', async () => {
    const { searcher } = serve(site);
    expect(await addressesOf(searcher, 'clientships')).toEqual([]);
    expect(await searcher.near('clientships')).toEqual(['Client', 'useClient()']);
    expect(await searcher.near('of xyzzy')).toEqual([]);
  });

  it('have the kind of a place, as in the build', async () => {
    const { searcher } = serve([...site, errors]);
    const kinds = async (query: string) =>
      (await searcher.search('', query, limits)).hits.slice(0, 1).map(({ kind, page: { t } }) => [kind, t]);
    expect(await kinds('sdk/timeout')).toEqual([['error', 'Errors']]);
    expect(await kinds('errors')).toEqual([['guide', 'Errors']]);
    expect(await kinds('useTokenBalances')).toEqual([['sdk-react', 'useTokenBalances()']]);
  });

  it('have the requested number of hits', async () => {
    const searcher = await load();
    const { hits: all, totals } = await searcher.search('', 'client', limits);
    expect(all.map(({ kind }) => kind)).toEqual(['sdk-base', 'sdk-react']);
    expect(totals).toEqual({ 'sdk-base': 1, 'sdk-react': 1 });
    expect(await searcher.search('', 'client', { ...limits, hits: 1 })).toMatchObject({
      hits: all.slice(0, 1),
      totals,
    });
  });

  it('have hits of each kind, however many a better one has', async () => {
    const searcher = await load([
      ...site,
      ...[1, 2, 3].map((count) => page(`/client-${count}`, `Client ${count}`, 'All about the client.')),
    ]);
    const { hits, totals } = await searcher.search('', 'client', { ...limits, ofKind: 1 });
    expect(hits.map(({ kind }) => kind).toSorted()).toEqual(['guide', 'sdk-base', 'sdk-react']);
    expect(totals).toEqual({ guide: 3, 'sdk-base': 1, 'sdk-react': 1 });
  });

  it('include the error code after a printed stack, and ignore the rest of an endless text', async () => {
    const searcher = await load([...site, errors]);
    const stack = `Error: Client\n${'    at readClient (client.js:1:1)\n'.repeat(30)}`;
    expect((await addressesOf(searcher, `${stack} { code: 'sdk/timeout' }`))[0]).toBe('/errors#sdk-timeout');
    expect(parseQuery(`sdk/timeout ${'x'.repeat(100_000)}`).text.length).toBeLessThan(5000);
  });

  it('stay in a context', async () => {
    const { searcher } = serve(site);
    await searcher.loadAll('api/sdk-react');
    const all = await addressesOf(searcher, 'client', 'api/sdk-react');
    expect(all[0]).toBe('/api/sdk-react/Class.Client');
    expect(all.filter((address) => !address.startsWith('/api/sdk-react/'))).toEqual([]);
  });

  it('come with better ones from elsewhere', async () => {
    const searcher = await load();
    const elsewhere = async (query: string) =>
      (await searcher.search('api/sdk-react', query, limits)).elsewhere.map(
        ({ document: { u, h = '' } }) => u + h,
      );
    expect(await elsewhere('verify access token')).toEqual(['/products/nacre-auth#verify-the-access-token']);
    expect(await elsewhere('useTokenBalances')).toEqual([]);
    // The same symbol in the other package is no better.
    expect(await elsewhere('Client')).toEqual([]);
  });

  it('mark the query in an excerpt of at most 50 characters', async () => {
    const searcher = await load([
      page(
        '/long',
        'Long',
        `${'Much is said before. '.repeat(30)}Then comes a zebra in the text. ${'More. '.repeat(50)}`,
      ),
    ]);
    const { hits } = await searcher.search('', 'zebra', limits);
    const [hit] = hits;
    expect(hit?.excerpt.filter(({ mark }) => mark).map(({ text }) => text)).toEqual(['zebra']);
    const shown = hit?.excerpt.map(({ text }) => text).join('') ?? '';
    expect(shown.replaceAll('…', '').length).toBeLessThanOrEqual(50);
    expect(shown).toBe('Then comes a zebra in the text. More. More. More…');
  });
});

describe('the loading of the index', () => {
  it('answers from names until texts have loaded', async () => {
    const { searcher, served } = serve(site);
    served.down = (file) => file.includes('-text-');
    await searcher.open('', true);
    expect((await addressesOf(searcher, 'nacre auth'))[0]).toBe('/products/nacre-auth');
    expect(await addressesOf(searcher, 'holds')).toEqual([]);
    served.down = () => false;
    await searcher.loadAll('');
    expect(await addressesOf(searcher, 'holds')).toEqual(['/api/sdk-react/Function.useTokenBalances']);
  });

  it('fetches each piece once', async () => {
    const { searcher, served } = serve(site);
    await Promise.all([searcher.loadAll(''), searcher.open('', true), searcher.loadAll('api')]);
    await searcher.search('', 'client', limits);
    expect(new Set(served.requested).size).toBe(served.requested.length);
  });

  it('fetches no texts of other areas in a context', async () => {
    const { searcher, served } = serve(site);
    await searcher.loadAll('api/sdk-base');
    expect(served.requested.filter((file) => file.includes('-text-'))).toEqual([
      expect.stringContaining('/api-sdk-base-text-'),
    ]);
  });

  it('uses the new index when the site was deployed between the manifest and its pieces', async () => {
    const { searcher, served, deploy } = serve(site);
    let deployed = false;
    served.down = (file) => {
      if (file.includes('-names-') && !deployed) {
        deployed = true;
        deploy([...site, page('/new', 'Brand new page', 'New.')]);
        return true;
      }
      return false;
    };
    expect((await addressesOf(searcher, 'brand new page'))[0]).toBe('/new');
  });
});
