import { expect, test } from '@playwright/test';
import type { Searcher } from '../../packages/search/src/Searcher.ts';
import { hitAddress, parseTarget } from '../../tools/bench/search/score.ts';
import { searchLimits } from '../../src/config/search.ts';
import { builtSearch } from '../support/builtSearch.ts';

/** Searches the built index without a browser. Each query below once missed its page. */
let searcher: Searcher;

test.beforeAll(async () => {
  searcher = await builtSearch();
});

const LIMITS = '/technical-guides/what-nacre-does-not-do';
const FAQ = '/technical-guides/faq/';
const API = '/backend-openapi';
const ERRORS = '/products/embedded-wallet/exceptions';
const BASE = '/api/sdk-base';

/** One of these addresses or pages must be among the first `among` hits. */
const NAMED: [query: string, among: number, ...places: string[]][] = [
  ['client.auth.signIn', 1, `${BASE}/Interface.AuthModule#signin`],
  ['Client.auth.signIn', 1, `${BASE}/Interface.AuthModule#signin`],
  ['await client.auth.signIn({ method })', 1, `${BASE}/Interface.AuthModule#signin`],
  ['Account.transfer', 1, `${BASE}/Class.Account#transfer`],
  ['account.transfer()', 1, `${BASE}/Class.Account#transfer`],
  ['createSandbox', 1, `${BASE}/Function.createSandbox`],
  ['createServerClient', 1, `${BASE}/Function.createServerClient`],
  ['verifyAccessToken', 1, `${BASE}/Function.verifyAccessToken`],
  ['createWebhookHandler', 1, `${BASE}/Function.createWebhookHandler`],
  ['waitForJob', 1, `${BASE}/Function.waitForJob`],
  ['createKeyFrame', 1, `${BASE}/Function.createKeyFrame`],
  ['serverClient.earnPoints', 1, `${BASE}/Interface.ServerClient#earnpoints`],
  ['sandbox.payOrder', 1, `${BASE}/Interface.Sandbox#payorder`],
  ['signIn', 1, `${BASE}/Interface.AuthModule#signin`],
  ['/v1/users/me', 1, `${API}#get-current-user`],
  ['PATCH /users/me', 1, `${API}#update-current-user`],
  ['https://api.nacre.example/v1/users/me?x=1', 1, `${API}#get-current-user`],
  ['POST https://api.sandbox.nacre.example/v1/orders', 1, `${API}#create-order`],
  ['/users/usr_123', 1, `${API}#get-user`],
  ['GET /programs', 1, `${API}#list-loyalty-programs`],
  ['JwtError [jwt/expired]: The token has expired.', 1, `${ERRORS}#jwt-expired`],
  ['HTTP 429 Too Many Requests', 3, `${ERRORS}#sdk-rate-limited`],
  ['rate limit 429 retry after', 3, `${ERRORS}#sdk-rate-limited`, `${API}#rate-limits`],
  ['send usdc', 3, '/api/how-tos#send-an-erc-20-token'],
  ['how do i sign a user in', 3, '/products/nacre-auth', '/products/quick-start-guide'],
  ['rotate api key', 3, '/products/security-and-best-practices', '/interfaces/admin/introduction'],
  ['which sdk should i use', 1, '/products/apis_sdks'],
  ['tokenise', 1, '/products/tokenization'],
  ['tokenize', 1, '/products/tokenization'],
  ['react native', 3, `${LIMITS}#native-mobile-apps`],
  ['connect wallet', 3, `${LIMITS}#connect-wagmi-viem-ethers-or-walletconnect`],
  ['metamask', 3, `${LIMITS}#connect-wagmi-viem-ethers-or-walletconnect`],
  ['wagmi', 3, `${LIMITS}#connect-wagmi-viem-ethers-or-walletconnect`],
  ['gasless', 3, `${LIMITS}#sponsor-gas-fees`],
  [
    'delete a user',
    3,
    `${LIMITS}#erase-or-block-a-user`,
    '/interfaces/admin/introduction#what-support-cant-do',
  ],
  [
    'block a user',
    3,
    `${LIMITS}#erase-or-block-a-user`,
    '/interfaces/admin/introduction#what-support-cant-do',
  ],
  ['change e-mail', 3, `${LIMITS}#change-an-e-mail-address-or-phone-number`],
  ['pricing', 3, `${FAQ}#what-does-nacre-cost-and-what-support-comes-with-it`],
  ['SLA', 3, `${FAQ}#what-does-nacre-cost-and-what-support-comes-with-it`],
  ['status page', 3, `${FAQ}#what-does-nacre-cost-and-what-support-comes-with-it`],
  ['muxed account', 3, '/roadmap-and-references/supported-blockchains#what-differs-on-stellar'],
  ['jest', 3, '/api/how-tos#test-with-the-sandbox'],
  [
    'svelte',
    3,
    '/technical-guides/browsers-and-platforms#servers-and-frameworks',
    '/products/apis_sdks#choose-by-job',
  ],
  ['ngrok', 3, '/technical-guides/webhooks#receive-events-of-the-hosted-sandbox'],
  ['gas sponsorship', 3, `${LIMITS}#sponsor-gas-fees`],
  ['zelty', 1, '/solutions/on-chain-loyalty/zelty-integration'],
  ['CSP', 1, '/products/security-and-best-practices#content-security-policy'],
  ['session storage choice', 3, '/products/security-and-best-practices#store-tokens', '/products/nacre-auth'],
  ['own signer', 3, '/api/how-tos#use-your-own-signer'],
  ['decimals', 3, '/api/how-tos#format-a-balance', '/products/apis_sdks#conventions'],
  ['list an NFT for sale', 3, '/products/tokenization#sell-with-an-order'],
];

const search = (query: string) => searcher.search('', query, searchLimits.box);

test('queries that were named as missed find their places', async () => {
  const lost: string[] = [];
  for (const [query, among, ...targets] of NAMED) {
    const addresses = (await search(query)).slice(0, among).map(hitAddress);
    const isFound = addresses.some(
      (address) => targets.includes(address) || targets.includes(parseTarget(address).route),
    );
    if (!isFound)
      lost.push(`"${query}": expected ${targets.join(' or ')} among ${among}, got ${addresses.join(', ')}`);
  }
  expect(lost.join('\n')).toBe('');
});

test('no kind dominates the first hits, and duplicates are one hit', async () => {
  for (const query of ['transfer', 'account', 'token', 'network', 'passport', 'webhook']) {
    const hits = await search(query);
    const kinds = hits.map(({ kind }) => (kind.startsWith('sdk-') ? 'sdk' : kind));
    for (const kind of new Set(kinds)) {
      const count = kinds.filter((each) => each === kind).length;
      expect(count, `hits of the kind ${kind} for ${query}`).toBeLessThanOrEqual(3);
    }
    const symbols = hits.map(hitAddress).map((address) => address.replace(/sdk-(?:base|react)/, 'sdk'));
    expect(new Set(symbols).size, `places for ${query}`).toBe(hits.length);
  }
  const transfer = await search('transfer');
  expect(transfer.slice(0, 5).some(({ kind }) => kind === 'guide')).toBe(true);
  expect(transfer[0]?.twin?.u).toBe('/api/sdk-react/TypeAlias.Transfer');
});

test('words of an example don’t find its page', async () => {
  const addresses = (await search('embedded wallet')).map(hitAddress);
  expect(addresses).not.toContain(`${API}#send-otp`);
});

test('no terms to mark are small words', async () => {
  const hits = await search('how do i sign a user in');
  expect(hits.flatMap(({ terms }) => terms).filter((term) => term.length < 3)).toEqual([]);
});
