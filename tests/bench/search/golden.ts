/**
 * What developers type, and where they should land. A query was written from the pages, before any engine had
 * answered it, and stays when an engine does not find it: a query is changed only where it was wrong about the pages.
 * Those that are held back are for judging alone.
 */

/** What a reader types when they look for something: each has its own way of failing in a search. */
export const kinds = [
  'title',
  'task',
  'identifier',
  'part',
  'error',
  'endpoint',
  'question',
  'misspelling',
  'synonym',
  'term',
] as const;

export type Kind = (typeof kinds)[number];

export interface GoldenQuery {
  readonly query: string;
  readonly kind: Kind;
  /** The page on which the reader types it: inside a search context, only that context's pages can answer. */
  readonly from: string;
  /** The pages that answer it, all equally right; with an anchor where the page alone is no answer. */
  readonly expected: readonly string[];
}

const AUTH = '/products/nacre-auth';
const CONCEPTS = '/overview/concepts';
const DASHBOARD = '/interfaces/admin/introduction';
const EXCEPTIONS = '/products/embedded-wallet/exceptions';
const FEES = '/technical-guides/network-fees';
const FAQ = '/technical-guides/faq/';
const GLOSSARY = '/roadmap-and-references/glossary';
const HOW_TOS = '/api/how-tos';
const LIMITS = '/technical-guides/what-nacre-does-not-do';
const LOYALTY = '/solutions/on-chain-loyalty/introduction';
const LOYALTY_ASSETS = '/solutions/on-chain-loyalty/loyalty-assets-guide';
const MCP = '/mcp/';
const NETWORKS = '/roadmap-and-references/supported-blockchains';
const PASSPORTS = '/solutions/digital-product-passport/introduction';
const PASSPORT_DEMO = '/solutions/digital-product-passport/dpp-demo';
const PLATFORMS = '/technical-guides/browsers-and-platforms';
const QUICK_START = '/products/quick-start-guide';
const REACT_GUIDE = '/products/integrate-sdk-react-existing';
const RECOVERY = '/technical-guides/recovery';
const SECURITY = '/products/security-and-best-practices';
const WEBHOOKS = '/technical-guides/webhooks';
const TEST_TOKENS = '/technical-guides/faq/how-to-get-test-tokens';
const TOKENIZATION = '/products/tokenization';
const TWO_SDKS = '/products/apis_sdks';
const USE_CASES = '/solutions/use-cases';
const WALLET = '/products/embedded-wallet/introduction';
const WALLET_USERS = '/interfaces/end-user/introduction';
const ZELTY = '/solutions/on-chain-loyalty/zelty-integration';

const API = '/backend-openapi';
/** A symbol in the tree of the base SDK; outside of a context its twin in the React tree is as right. */
const base = (page: string) => `/api/sdk-base/${page}`;
/** A symbol in the tree of the React SDK. */
const react = (page: string) => `/api/sdk-react/${page}`;
const operation = (anchor: string) => `${API}#${anchor}`;
const code = (anchor: string) => `${EXCEPTIONS}#${anchor}`;
const term = (anchor: string) => `${GLOSSARY}#${anchor}`;

type Row = readonly [query: string, expected: string | readonly string[], from?: string];

const ask = (kind: Kind, rows: readonly Row[]): GoldenQuery[] =>
  rows.map(([query, expected, from = '/']) => ({ query, kind, from, expected: [expected].flat() }));

const titles = ask('title', [
  ['quick start', QUICK_START],
  ['Nacre Auth', AUTH],
  ['embedded wallet', WALLET],
  ['exceptions', EXCEPTIONS, AUTH],
  ['errors', EXCEPTIONS],
  ['concepts', CONCEPTS],
  ['recover an account', RECOVERY],
  ['browsers and platforms', PLATFORMS],
  ['what nacre does not do', LIMITS],
  ['passport demo', PASSPORT_DEMO],
  ['dashboard guide', DASHBOARD],
  ['help for wallet users', WALLET_USERS],
  ['tokenization', TOKENIZATION],
  ['security and best practices', SECURITY, QUICK_START],
  ['on-chain loyalty', LOYALTY],
  ['loyalty assets guide', LOYALTY_ASSETS, LOYALTY],
  ['zelty integration', ZELTY],
  ['digital product passports', PASSPORTS],
  ['passport walkthrough', PASSPORT_DEMO],
  ['supported blockchains', NETWORKS],
  ['glossary', GLOSSARY, TOKENIZATION],
  ['roadmap', '/roadmap-and-references/roadmap'],
  ['FAQ', FAQ],
  ['How to get test tokens', TEST_TOKENS],
  ['backend api', API, TWO_SDKS],
  ['sdk reference', '/api/introduction'],
  ['how-tos', HOW_TOS, '/api/introduction'],
  ['react in an existing app', REACT_GUIDE],
  ['mcp server', MCP],
  ['changelog', '/overview/changelog'],
  ['terms and conditions', '/overview/terms-and-conditions'],
  ['apis and sdks', TWO_SDKS],
  ['Account', react('Class.Account'), react('')],
  ['Network', base('Enumeration.Network'), base('Class.Client')],
]);

const tasks = ask('task', [
  ['sign users in with email code', AUTH],
  ['format a balance', [HOW_TOS, base('Function.formatBalance')]],
  ['verify webhook signature', [WEBHOOKS, base('Function.verifyWebhook'), operation('webhook-signatures')]],
  ['send erc-20 token', [HOW_TOS, TOKENIZATION]],
  ['estimate network fee', [TOKENIZATION, HOW_TOS, operation('estimate-fees')]],
  ['mint nfts in bulk', [TOKENIZATION, operation('mint-items')]],
  ['redeem a reward', [LOYALTY, operation('redeem-reward'), WALLET_USERS]],
  ['connect a restaurant', ZELTY, LOYALTY],
  ['verify product passport', [PASSPORTS, HOW_TOS, base('Function.verifyPassport')]],
  ['issue passport', [PASSPORT_DEMO, PASSPORTS], PASSPORTS],
  ['set content security policy', SECURITY],
  ['replace a secret key', [DASHBOARD, SECURITY]],
  ['recover lost device', [RECOVERY, WALLET, WALLET_USERS]],
  ['fund users from a treasury', FEES],
  ['export private key', [LIMITS, WALLET]],
  ['sign typed data', LIMITS],
  ['server side rendering', REACT_GUIDE],
  ['add provider to vite app', REACT_GUIDE, QUICK_START],
  ['paginate list', [HOW_TOS, operation('pagination')]],
  ['retry failed call', [HOW_TOS, EXCEPTIONS]],
  ['test without network', [HOW_TOS, QUICK_START, REACT_GUIDE]],
  ['install react sdk', [TWO_SDKS, REACT_GUIDE]],
  ['verify access token on server', AUTH],
  ['add mcp server to claude code', '/mcp/quickstart'],
  ['download openapi description', API],
  ['sell tickets', USE_CASES],
  ['cancel a request', HOW_TOS, '/api/introduction'],
]);

const identifiers = ask('identifier', [
  ['useTokenBalances', react('Function.useTokenBalances')],
  ['FormattedBalance', react('Function.FormattedBalance')],
  ['NacreProvider', react('Function.NacreProvider'), REACT_GUIDE],
  ['NacreInput', react('Variable.NacreInput')],
  ['verifyWebhook', base('Function.verifyWebhook'), WEBHOOKS],
  ['isNacreError', base('Function.isNacreError'), EXCEPTIONS],
  ['parseBalance', base('Function.parseBalance')],
  ['networkInfo()', base('Function.networkInfo')],
  ['SdkErrorType', base('Enumeration.SdkErrorType')],
  ['ClientConfig', base('TypeAlias.ClientConfig')],
  ['LoyaltyModule', base('Interface.LoyaltyModule'), LOYALTY],
  ['TokenBalance', base('TypeAlias.TokenBalance')],
  ['Erc20TransferParams', base('TypeAlias.Erc20TransferParams')],
  ['useAuth()', react('Function.useAuth'), AUTH],
  ['useLoyaltyOptimisticBalance', react('Function.useLoyaltyOptimisticBalance')],
  ['@nacre/sdk-react', [react(''), REACT_GUIDE]],
  ['@nacre/sdk-base', [base(''), TWO_SDKS]],
  ['@nacre/docs-mcp', [MCP, '/mcp/quickstart']],
  ['Client', base('Class.Client'), base('')],
  ['Client', react('Class.Client'), react('Function.useClient')],
  ['Signer', base('Interface.Signer'), base('TypeAlias.ClientConfig')],
  ['verifyPassport', react('Function.verifyPassport'), react('Function.useDpp')],
  ['createSandbox', [HOW_TOS, QUICK_START, REACT_GUIDE]],
  ['transferErc20', [base('Class.Account'), HOW_TOS]],
  ['client.loyalty.redeem', [base('Interface.LoyaltyModule'), LOYALTY]],
  ['signMessage', base('Class.Account')],
]);

const parts = ask('part', [
  [
    'token balances',
    [react('Function.useTokenBalances'), base('TypeAlias.TokenBalance'), operation('list-token-balances')],
  ],
  [
    'tokenbalances',
    [react('Function.useTokenBalances'), base('TypeAlias.TokenBalance'), operation('list-token-balances')],
  ],
  ['useToken', react('Function.useTokenBalances')],
  ['use_token_balances', react('Function.useTokenBalances')],
  ['use-token-balances', react('Function.useTokenBalances')],
  ['loyaltyopt', react('Function.useLoyaltyOptimisticBalance')],
  ['webhook event type', base('TypeAlias.WebhookEventType')],
  ['erc20 transfer', [base('TypeAlias.Erc20TransferParams'), base('Class.Account')]],
  ['verifyPass', base('Function.verifyPassport')],
  ['sdk error type', base('Enumeration.SdkErrorType')],
  [
    'iframe api error',
    [base('Class.IframeApiError'), base('Enumeration.IframeApiErrorType'), code('iframeapierror')],
  ],
  ['formatbal', [base('Function.formatBalance'), base('TypeAlias.FormatBalanceOptions')]],
  ['transferhistory', react('Function.useTransferHistory')],
  ['nacre provider props', react('TypeAlias.NacreProviderProps')],
  ['stellar fee', base('TypeAlias.StellarFeeDetails')],
  ['passport credential', [base('TypeAlias.PassportCredential'), operation('get-passport-credential')]],
  ['jwterror', [base('Class.JwtError'), base('Enumeration.JwtErrorType'), code('jwterror')]],
  ['NACRE_ERROR', [base('Function.isNacreError'), base('TypeAlias.NacreErrorOf')]],
  ['order paid event', [base('TypeAlias.OrderPaidEvent'), operation('on-order-paid')]],
  ['orderitem', base('TypeAlias.OrderItem')],
  ['reward tier', base('TypeAlias.LoyaltyRewardTier'), base('Interface.LoyaltyModule')],
  ['useOptimistic', react('Function.useLoyaltyOptimisticBalance'), react('')],
  ['rounding mode', base('TypeAlias.BalanceRoundingMode'), base('Function.formatBalance')],
]);

const errors = ask('error', [
  ['sdk/not-authenticated', code('sdk-not-authenticated')],
  ['sdk/insufficient-funds', code('sdk-insufficient-funds')],
  ['sdk/rate-limited', code('sdk-rate-limited'), API],
  ['crypto/issuer-untrusted', code('crypto-issuer-untrusted'), PASSPORTS],
  ['crypto/key-share-missing', code('crypto-key-share-missing')],
  ['jwt/expired', code('jwt-expired'), AUTH],
  ['jwt/audience-mismatch', code('jwt-audience-mismatch')],
  ['iframe/frame-blocked', code('iframe-frame-blocked')],
  ['iframe/user-rejected', code('iframe-user-rejected')],
  ['iframe/timeout', code('iframe-timeout')],
  ['NotAuthenticated', [code('sdk-not-authenticated'), base('Enumeration.SdkErrorType')]],
  ['SdkErrorType.NotSupported', [code('sdk-not-supported'), base('Enumeration.SdkErrorType')]],
  ['KeyShareCorrupted', [code('crypto-key-share-corrupted'), base('Enumeration.CryptoErrorType')]],
  ['OriginNotAllowed', [code('iframe-origin-not-allowed'), base('Enumeration.IframeApiErrorType')]],
  ['insufficient funds', [code('sdk-insufficient-funds'), FAQ]],
  ['rate limited', [code('sdk-rate-limited'), operation('rate-limits')]],
  ['recovery password invalid', code('crypto-recovery-password-invalid')],
  ['unexpected response', code('sdk-unexpected-response')],
  ['network mismatch error', code('sdk-network-mismatch')],
  ['jwt signature invalid', code('jwt-signature-invalid')],
  ['InsufficientFunds', base('Enumeration.SdkErrorType'), base('Class.Account')],
  ['429', code('sdk-rate-limited')],
  ['401', code('sdk-not-authenticated')],
]);

const endpoints = ask('endpoint', [
  ['POST /orders', operation('create-order')],
  ['/orders/{orderId}/cancel', operation('cancel-order')],
  ['GET /accounts/{network}/balance', operation('get-balance')],
  ['/loyalty/programs', operation('list-loyalty-programs')],
  ['POST /auth/otp', operation('send-otp'), AUTH],
  ['/auth/refresh', operation('refresh-session')],
  ['.well-known/jwks.json', [operation('get-jwks'), AUTH]],
  ['/v1/sandbox/faucet', [operation('request-test-tokens'), TEST_TOKENS]],
  ['/webhook-endpoints', [operation('list-webhook-endpoints'), operation('create-webhook-endpoint')]],
  ['/zelty/connections', operation('create-zelty-connection'), ZELTY],
  ['PATCH /users/me', operation('update-current-user')],
  ['/jobs/{jobId}', operation('get-job')],
  ['passports/{passportId}/publish', operation('publish-passport')],
  ['createOrder', [operation('create-order'), base('Interface.AccountModule')]],
  ['broadcastTransaction', operation('broadcast-transaction')],
  ['mintItems', operation('mint-items'), API],
  ['earnPoints', operation('earn-points'), LOYALTY],
  ['addPassportEvent', operation('add-passport-event')],
  ['list loyalty history', operation('list-loyalty-history')],
  ['passport.claimed', [operation('on-passport-claimed'), base('TypeAlias.PassportClaimedEvent')]],
  ['order.fulfilled', [operation('on-order-fulfilled'), base('TypeAlias.OrderFulfilledEvent')]],
  ['delete webhook endpoint', operation('delete-webhook-endpoint')],
]);

const questions = ask('question', [
  ['does it work with wagmi', LIMITS],
  ['does safari delete the key', [RECOVERY, PLATFORMS]],
  ['how do i get test tokens', [TEST_TOKENS, FAQ]],
  ['what happens when a user loses a device', [RECOVERY, FAQ, WALLET_USERS]],
  ['why are amounts bigint', FAQ],
  ['who pays the network fee', [FEES, FAQ]],
  ['which browsers are supported', [PLATFORMS, FAQ]],
  ["can nacre move a user's assets", [FAQ, WALLET, SECURITY]],
  ['which key goes where', [FAQ, TWO_SDKS]],
  ['how do i know a webhook comes from nacre', [WEBHOOKS, FAQ, SECURITY]],
  ['webhook retry', WEBHOOKS],
  ['resend webhook', WEBHOOKS],
  ['can i keep my own login', [FAQ, AUTH]],
  ['which errors may i retry', [FAQ, EXCEPTIONS, HOW_TOS], EXCEPTIONS],
  ['does a customer need a wallet to read a passport', [FAQ, PASSPORTS]],
  ['what is the difference between sandbox and live', [FAQ, TWO_SDKS]],
  ['how do i sign in with google', [AUTH, base('TypeAlias.SignInWithGoogleArgs')]],
  ['which chains are supported', NETWORKS],
  ['what happens to points after a refund', [ZELTY, LOYALTY]],
  ['what can the mcp server not do', MCP],
  ['why is a user signed out after a while', FAQ],
  ['where are private keys stored', WALLET],
  ['can i change a published passport', [FAQ, PASSPORTS], PASSPORT_DEMO],
  ['what does this site keep in my browser', '/overview/privacy-policy'],
  ['how do i use my own signer', [HOW_TOS, FAQ, base('Interface.Signer')]],
  ['how do i wait until a transfer is confirmed', HOW_TOS, '/api/introduction'],
  ['why does the key frame not load', FAQ],
]);

const misspellings = ask('misspelling', [
  ['tokenisation', TOKENIZATION],
  ['authentification', [AUTH, operation('authentication')]],
  ['embeded walet', WALLET],
  ['digital product pasport', PASSPORTS],
  ['loyality program', LOYALTY],
  ['exeptions', EXCEPTIONS],
  ['glosary', GLOSSARY],
  ['useTokenBalence', react('Function.useTokenBalances')],
  ['formatBalence', base('Function.formatBalance')],
  ['verifyWebook', base('Function.verifyWebhook')],
  ['webhok signature', [WEBHOOKS, operation('webhook-signatures'), base('Function.verifyWebhook')]],
  ['idempotancy key', [term('idempotency-key'), operation('idempotency'), TOKENIZATION]],
  ['recovry password', [RECOVERY, WALLET_USERS, code('crypto-recovery-password-invalid')]],
  ['quickstrat', [QUICK_START, '/mcp/quickstart']],
  ['securty', SECURITY],
  ['NacreProvidor', react('Function.NacreProvider')],
  ['changlog', '/overview/changelog'],
  ['suported blockchians', NETWORKS],
  ['insuficient funds', [code('sdk-insufficient-funds'), FAQ]],
  ['zelti', ZELTY],
]);

const synonyms = ask('synonym', [
  ['faucet', [TEST_TOKENS, operation('request-test-tokens'), term('faucet')]],
  ['login', AUTH],
  ['log out', [AUTH, operation('sign-out')]],
  ['2fa', AUTH],
  ['POS', ZELTY],
  ['cash register', ZELTY],
  ['QR code', [PASSPORTS, PASSPORT_DEMO]],
  ['gas', [TOKENIZATION, base('TypeAlias.FeesEstimation'), operation('estimate-fees')]],
  ['paymaster', [FEES, LIMITS]],
  ['EIP-1193', LIMITS],
  ['React Native', [LIMITS, PLATFORMS]],
  ['WalletConnect', LIMITS],
  ['SSO', AUTH],
  ['api key', [operation('authentication'), TWO_SDKS, SECURITY]],
  ['mainnet', NETWORKS],
  ['testnet', [NETWORKS, TEST_TOKENS, term('test-network')]],
  ['seed phrase', WALLET],
  ['MPC', WALLET],
  ['coupon', LOYALTY_ASSETS],
  ['throttling', [operation('rate-limits'), code('sdk-rate-limited')]],
  ['release notes', '/overview/changelog'],
  ['GDPR', '/overview/privacy-policy'],
  ['back office', DASHBOARD],
  ['nextjs', REACT_GUIDE],
  ['traceability', PASSPORTS],
  ['AI assistant', MCP],
  ['smartphone stolen', WALLET_USERS],
]);

const terms = ask('term', [
  ['GTIN', [term('gtin'), PASSPORTS]],
  ['CAIP-2', [term('caip-2'), NETWORKS]],
  ['JCS', [term('jcs'), PASSPORTS]],
  ['JWKS', [term('jwks'), operation('get-jwks'), AUTH]],
  ['key frame', [term('key-frame'), WALLET]],
  ['key share', [term('key-share'), WALLET]],
  ['device share', [term('device-share'), WALLET], FAQ],
  [
    'optimistic balance',
    [term('optimistic-balance'), LOYALTY, react('Function.useLoyaltyOptimisticBalance')],
  ],
  ['settled balance', [term('settled-balance'), LOYALTY]],
  ['verifiable credential', [term('verifiable-credential'), PASSPORTS]],
  ['GS1 Digital Link', [term('gs1-digital-link'), PASSPORTS]],
  ['problem document', [term('problem-document'), operation('errors'), EXCEPTIONS]],
  ['smallest unit', [term('smallest-unit'), TWO_SDKS]],
  ['shamir', [term('shamir'), WALLET]],
  ['trusted issuer', [term('trusted-issuer'), base('TypeAlias.TrustedIssuer')]],
  ['idempotency key', [term('idempotency-key'), operation('idempotency'), TOKENIZATION]],
  ['one-time code', [term('one-time-code'), AUTH]],
  ['native currency', [term('native-currency'), base('TypeAlias.NativeCurrency')]],
  ['publishable key', [term('publishable-key'), TWO_SDKS]],
  ['allowed origin', [term('allowed-origin'), SECURITY]],
  ['voucher', [term('voucher'), LOYALTY_ASSETS]],
  ['data integrity proof', [term('data-integrity-proof'), PASSPORTS]],
  ['refresh token', [term('refresh-token'), AUTH, operation('refresh-session')]],
]);

/** Every golden query, by kind. */
export const golden: readonly GoldenQuery[] = [
  ...titles,
  ...tasks,
  ...identifiers,
  ...parts,
  ...errors,
  ...endpoints,
  ...questions,
  ...misspellings,
  ...synonyms,
  ...terms,
];

/**
 * Queries that no constant of the ranking is tuned by: three of each kind, those with the lowest SHA-256 of kind, query
 * and page when they were drawn. New queries change nothing of it.
 */
const HELD_BACK: Record<Kind, readonly string[]> = {
  title: ['FAQ', 'changelog', 'How to get test tokens'],
  task: ['install react sdk', 'sign users in with email code', 'set content security policy'],
  identifier: ['NacreProvider', 'LoyaltyModule', 'isNacreError'],
  part: ['use_token_balances', 'sdk error type', 'order paid event'],
  error: ['jwt signature invalid', 'SdkErrorType.NotSupported', 'sdk/insufficient-funds'],
  endpoint: ['POST /auth/otp', 'createOrder', '/jobs/{jobId}'],
  question: [
    'where are private keys stored',
    'what does this site keep in my browser',
    'who pays the network fee',
  ],
  misspelling: ['loyality program', 'authentification', 'glosary'],
  synonym: ['2fa', 'seed phrase', 'cash register'],
  term: ['trusted issuer', 'CAIP-2', 'JCS'],
};

const isHeldBack = ({ kind, query }: GoldenQuery) => HELD_BACK[kind].includes(query);
export const heldBack = golden.filter(isHeldBack);
export const tuned = golden.filter((each) => !isHeldBack(each));
