/** One term of the glossary, as a page of these docs uses it. */
export interface GlossaryTerm<Slug extends string = string> {
  /** The term as it is written in running text. */
  readonly term: string;
  /** What it means, in one sentence. */
  readonly definition: string;
  /** Slugs of the terms to read next. */
  readonly seeAlso?: readonly Slug[];
  /** The page that explains the term at length. */
  readonly link: { readonly to: string; readonly label: string };
}

type Defined = Pick<GlossaryTerm, 'definition' | 'link'>;

const explainedAt = <Slug extends string>(
  to: string,
  label: string,
  definitions: Readonly<Record<Slug, string>>,
) =>
  Object.fromEntries(
    Object.entries<string>(definitions).map(([slug, definition]) => [
      slug,
      { definition, link: { to, label } },
    ]),
  ) as Record<Slug, Defined>;

/** What each term means, by the slug that is its anchor on the glossary page and below the page that explains it. */
const defined = {
  ...explainedAt('/products/nacre-auth', 'Nacre Auth', {
    'access-token':
      'A short-lived JWT, signed with ES256, that proves to the backend API or to your own server which user a call is made for.',
    jwks: 'A JSON Web Key Set: the list of public keys, at a known address, with which tokens of an issuer are verified.',
    jwt: 'A JSON Web Token: a signed statement of an issuer about a user, with claims such as `iss`, `aud` and `exp`.',
    'one-time-code': 'A code, sent by e-mail or SMS, that a user types once to sign in.',
    'refresh-token':
      'The part of a session that gets a new access token, and is itself replaced each time it is used.',
    session: 'What a sign-in gives: a short-lived access token and a refresh token that renews it.',
    user: 'A customer of yours who signs in to your application, and has one account per network.',
  }),
  ...explainedAt('/products/embedded-wallet/introduction', 'Embedded wallet', {
    account:
      'A user’s place on one network, named by the user and the network, with one address; your app makes it for the user, with the user’s key.',
    address: 'The public identifier of an account on its network, to which anybody can send tokens.',
    'device-share':
      'The key share that stays in the key frame’s own storage on one device and for one site, encrypted with a key that cannot be exported.',
    'iframe-api':
      'The messages that the SDK in your page and the key frame send each other, each with an id, a version and a method.',
    'key-frame':
      'The iframe on Nacre’s own origin that keeps the device share, and joins two shares for the moment of a signature.',
    'key-share':
      'One of three parts of a private key, of which any two restore the key and a single one reveals nothing.',
    'recovery-share':
      'The key share that the user can bring back with a passkey or a recovery password, and of which Nacre stores only the cipher text.',
    'session-share':
      'The key share that Nacre keeps, and releases only to the key frame of a signed-in user.',
    shamir:
      'The method that splits a secret into shares, so that a set number of them restores it and fewer reveal nothing.',
    signer: 'What turns a payload into a signature: the key frame unless your configuration names another.',
  }),
  ...explainedAt('/products/security-and-best-practices', 'Security and best practices', {
    'allowed-origin':
      'A web origin, registered for an environment in the dashboard, from which the key frame accepts calls.',
    'secret-key':
      'A key that starts with `sk_`, stays on your server, and acts for your application on the backend API.',
    webhook: 'A signed call from Nacre to an address on your server, made when an event happens.',
  }),
  ...explainedAt('/interfaces/admin/introduction', 'The dashboard', {
    application: 'What an organization builds with Nacre: one product with a sandbox and a live environment.',
    dashboard:
      'Nacre’s admin site, in which an organization keeps its applications, keys, members and content.',
    organization: 'The company or team that owns applications and their members in the dashboard.',
  }),
  ...explainedAt('/solutions/on-chain-loyalty/loyalty-assets-guide', 'Loyalty assets', {
    badge: 'A loyalty asset that shows a status or a deed, kept as an NFT in the user’s account.',
    'loyalty-asset': 'What a loyalty program gives to a user: points, a badge or a voucher.',
    points: 'The interchangeable asset of a loyalty program, kept as an ERC-20 token on an EVM network.',
    voucher: 'A loyalty asset that is good for one use: an NFT that is burnt when it is used.',
  }),
  ...explainedAt('/solutions/digital-product-passport/introduction', 'Digital product passports', {
    batch:
      'The middle level of a product passport: the items made together, which inherit from the batch what they have in common.',
    claim:
      'The step in which a user takes ownership of an item’s passport, which then becomes an NFT in the user’s account.',
    'data-integrity-proof':
      'The signature inside a passport’s credential, made with the `ecdsa-jcs-2019` suite, which any change to the content breaks.',
    'digital-product-passport':
      'A signed, machine-readable record of a product, reached by the code on the product and readable by anybody.',
    'gs1-digital-link':
      'A web address made of a product’s GS1 identifiers, such as its GTIN and serial number, that a QR code can carry.',
    gtin: 'The Global Trade Item Number that GS1 issues for a product, the number behind its bar code.',
    issuer: 'Who signs something: a passport’s brand for a credential, or your identity provider for a JWT.',
    item: 'The lowest level of a product passport: a single product with its own serial number, the only level that can be claimed.',
    jcs: 'The JSON Canonicalization Scheme, RFC 8785, which writes the same JSON data as the same bytes each time, so that it can be signed.',
    model:
      'The highest level of a product passport: what is true of every product of a design, and is inherited by its batches and items.',
    'trusted-issuer':
      'An issuer whose public key you give to the verification of a passport, because you have decided to believe its signature.',
    'verifiable-credential':
      'A signed set of statements in the W3C’s format, version 2.0, which anybody can verify without asking its issuer.',
  }),
  ...explainedAt('/roadmap-and-references/supported-blockchains', 'Supported blockchains', {
    'caip-2':
      'A naming scheme for blockchains, such as `eip155:137`, which tells networks apart across tools and companies.',
    evm: 'The Ethereum Virtual Machine, the kind of network that Ethereum, Polygon and Base have in common.',
    'native-currency': 'The currency in which a network charges its fees: ETH, POL or XLM.',
    network: 'A blockchain that Nacre supports, named by a member of the `Network` enumeration.',
    'smallest-unit':
      'The indivisible part of a currency or token in which every amount is counted: a `bigint` in the SDK, a decimal string in JSON.',
    stellar:
      'A network of its own kind, on which tokens are classic Stellar assets and NFT and passport calls are not supported.',
    'test-network': 'A copy of a network for trying things out, whose tokens have no value.',
  }),
  ...explainedAt('/products/tokenization', 'Tokenization', {
    collection: 'A set of tokens of one kind, under one contract, into which items are minted.',
    'erc-20': 'The standard for interchangeable tokens on EVM networks, such as loyalty points.',
    'erc-721': 'The standard for tokens of which each is unique on EVM networks.',
    'fees-estimation':
      'What a network is expected to charge for a transfer, asked for before the transfer is signed.',
    'idempotency-key':
      'A value of your choice, sent with a call that creates something, which makes a repeated call return the first result instead of creating a second one.',
    job: 'Work that the backend does after it has answered, such as a bulk mint, and that you follow by its id.',
    mint: 'To create a token on its network and to put it into an account.',
    nft: 'A non-fungible token: a token that is unique, and has one owner at a time.',
    order:
      'A user’s request for items, which runs from draft over payment and minting to fulfilled, or ends as cancelled or failed.',
  }),
  ...explainedAt('/backend-openapi', 'Backend API', {
    cursor: 'An opaque mark that a list answers with, and that you send back to get the page after it.',
  }),
  ...explainedAt('/products/apis_sdks', 'APIs and SDKs', {
    environment:
      'One of an application’s two separate halves, sandbox or live, each with its own keys, origins and data.',
    live: 'The environment with real users, on networks whose tokens have value.',
    'publishable-key':
      'A key that starts with `pk_`, goes into the browser, and can start a sign-in and nothing else.',
    sandbox: 'The environment for trying things out, on test networks, where nothing has real value.',
  }),
  ...explainedAt('/technical-guides/faq/how-to-get-test-tokens', 'Get test tokens', {
    faucet: 'A service that gives away tokens of a test network, which have no value.',
  }),
  ...explainedAt('/products/quick-start-guide', 'Quick start', {
    'local-sandbox':
      'An in-memory backend and signer in the base SDK, which runs on your own machine without an account, a key or a network.',
  }),
  ...explainedAt('/solutions/on-chain-loyalty/introduction', 'On-chain loyalty', {
    'loyalty-program': 'A points token with its earning ratio, its reward tiers and its rewards.',
    'optimistic-balance':
      'The settled points of a user plus the pending ones, shown until the pending ones settle on chain.',
    reward: 'What a user gets from a loyalty program in exchange for points.',
    'reward-tier': 'A step of a loyalty program: a threshold in points and the rewards that open at it.',
    'settled-balance': 'The points of a user that are recorded on the program’s network.',
  }),
  ...explainedAt('/products/embedded-wallet/exceptions', 'Errors', {
    'problem-document':
      'The shape of every error of the backend API, RFC 9457 JSON with a `code` from the same catalogue as the SDK’s errors.',
  }),
};

/** The anchor of a term. */
export type GlossarySlug = keyof typeof defined;

/** The terms that are not written as their slugs. */
const spelling: Partial<Record<GlossarySlug, string>> = {
  'caip-2': 'CAIP-2',
  'data-integrity-proof': 'Data Integrity proof',
  'digital-product-passport': 'Digital product passport (DPP)',
  'erc-20': 'ERC-20',
  'erc-721': 'ERC-721',
  evm: 'EVM',
  'gs1-digital-link': 'GS1 Digital Link',
  gtin: 'GTIN',
  'iframe-api': 'Iframe API',
  jcs: 'JCS',
  jwks: 'JWKS',
  jwt: 'JWT',
  nft: 'NFT',
  'one-time-code': 'One-time code (OTP)',
  shamir: 'Shamir’s secret sharing',
};

const seeAlso: Partial<Record<GlossarySlug, readonly GlossarySlug[]>> = {
  'access-token': ['session', 'refresh-token', 'jwks'],
  account: ['address', 'network', 'user'],
  address: ['account'],
  'allowed-origin': ['key-frame', 'environment'],
  application: ['organization', 'environment'],
  badge: ['loyalty-asset', 'nft', 'voucher'],
  batch: ['model', 'item', 'digital-product-passport'],
  'caip-2': ['network'],
  claim: ['digital-product-passport', 'item', 'nft'],
  collection: ['mint', 'job', 'nft'],
  dashboard: ['organization', 'application'],
  'data-integrity-proof': ['verifiable-credential', 'jcs', 'trusted-issuer'],
  'device-share': ['key-share', 'session-share', 'recovery-share'],
  'digital-product-passport': ['model', 'batch', 'item', 'gs1-digital-link'],
  environment: ['sandbox', 'live', 'publishable-key', 'secret-key'],
  'erc-20': ['evm', 'points', 'erc-721'],
  'erc-721': ['nft', 'erc-20'],
  evm: ['network', 'stellar'],
  faucet: ['test-network', 'sandbox'],
  'fees-estimation': ['native-currency'],
  'gs1-digital-link': ['gtin', 'digital-product-passport'],
  gtin: ['gs1-digital-link'],
  'iframe-api': ['key-frame'],
  issuer: ['trusted-issuer', 'jwt'],
  item: ['model', 'batch', 'claim'],
  jcs: ['data-integrity-proof'],
  job: ['mint', 'webhook'],
  jwks: ['jwt', 'issuer'],
  jwt: ['access-token', 'jwks'],
  'key-frame': ['key-share', 'iframe-api', 'allowed-origin'],
  'key-share': ['device-share', 'session-share', 'recovery-share', 'shamir'],
  live: ['environment', 'sandbox'],
  'local-sandbox': ['sandbox'],
  'loyalty-asset': ['points', 'badge', 'voucher'],
  'loyalty-program': ['points', 'reward-tier', 'reward'],
  mint: ['collection', 'job'],
  model: ['batch', 'item', 'digital-product-passport'],
  'native-currency': ['network', 'smallest-unit'],
  network: ['test-network', 'caip-2'],
  nft: ['erc-721', 'collection'],
  'one-time-code': ['session'],
  'optimistic-balance': ['settled-balance', 'points'],
  order: ['mint', 'collection'],
  organization: ['application', 'dashboard'],
  points: ['loyalty-program', 'erc-20', 'optimistic-balance'],
  'publishable-key': ['secret-key', 'environment'],
  'recovery-share': ['key-share', 'device-share', 'session-share'],
  'refresh-token': ['session', 'access-token'],
  reward: ['reward-tier', 'voucher'],
  'reward-tier': ['reward', 'loyalty-program'],
  sandbox: ['environment', 'local-sandbox', 'live'],
  'secret-key': ['publishable-key'],
  session: ['access-token', 'refresh-token'],
  'session-share': ['key-share', 'device-share', 'recovery-share'],
  'settled-balance': ['optimistic-balance'],
  shamir: ['key-share'],
  signer: ['key-frame'],
  'smallest-unit': ['native-currency'],
  stellar: ['network', 'evm'],
  'test-network': ['faucet', 'sandbox'],
  'trusted-issuer': ['issuer', 'verifiable-credential'],
  user: ['account', 'session'],
  'verifiable-credential': ['data-integrity-proof', 'trusted-issuer'],
  voucher: ['loyalty-asset', 'reward'],
  webhook: ['job'],
};

const written = (slug: string): string => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');

/** Every term by its slug. */
export const glossary = Object.fromEntries(
  (Object.entries(defined) as [GlossarySlug, Defined][]).map(([slug, term]) => [
    slug,
    { ...term, term: spelling[slug] ?? written(slug), seeAlso: seeAlso[slug] },
  ]),
) as Record<GlossarySlug, GlossaryTerm<GlossarySlug>>;
