/** A term of the glossary, as the docs use it. */
export interface GlossaryTerm<Slug extends string = string> {
  /** The spelling in running text. */
  readonly term: string;
  /** The meaning, in one sentence. */
  readonly definition: string;
  /** The slugs of the terms to read next. */
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

/**
 * The definition of each term, by slug, under the page that explains it. The slug is its anchor on the glossary page.
 */
const defined = {
  ...explainedAt('/products/nacre-auth', 'Nacre Auth', {
    'access-token':
      'A short-lived JWT, signed with ES256, that tells the backend API or your own server which user a call is for.',
    jwks: 'A JSON Web Key Set: an issuer’s public keys, at a known address, that anyone can verify its tokens with.',
    jwt: 'A JSON Web Token: an issuer’s signed statement about a user, with claims such as `iss`, `aud` and `exp`.',
    'one-time-code': 'A code that arrives by e-mail or SMS and that a user types once to sign in.',
    'refresh-token': 'The part of a session that gets a new access token. It’s replaced each time it’s used.',
    session: 'The result of a sign-in: a short-lived access token, and a refresh token that renews it.',
  }),
  ...explainedAt('/products/embedded-wallet/introduction', 'Embedded wallet', {
    address: 'The public identifier of an account on its network. Anyone can send tokens to it.',
    'device-share':
      'The key share that stays in the key frame’s own storage on one device and for one site, encrypted with a key that cannot be exported.',
    'iframe-api':
      'The messages between the SDK in your page and the key frame, each with an id, a version and a method.',
    'key-share': 'One of three parts of a private key. Any two restore the key; one alone reveals nothing.',
    'recovery-share':
      'The key share that a user restores with a passkey or a recovery password. Nacre stores only its cipher text.',
    'session-share': 'The key share that Nacre keeps, and releases only to a signed-in user’s key frame.',
    shamir:
      'A method that splits a secret into shares, so that a set number of them restores it and fewer reveal nothing.',
    signer: 'The part that turns a payload into a signature: the key frame, unless you configure another.',
  }),
  ...explainedAt('/products/security-and-best-practices', 'Security and best practices', {
    'allowed-origin':
      'A web origin that the key frame accepts calls from, registered for an environment in the dashboard.',
    'secret-key':
      'A key that begins with `sk_`, stays on your server, and lets it call the backend API for your application.',
  }),
  ...explainedAt('/technical-guides/webhooks', 'Receive webhooks', {
    webhook: 'A signed request that Nacre sends to your server when an event happens.',
  }),
  ...explainedAt('/overview/concepts', 'Concepts', {
    account: 'A user’s place on one network, with one address. Your app creates it, with the user’s key.',
    application: 'One product that an organization builds with Nacre, with a sandbox and a live environment.',
    environment:
      'One of an application’s two separate halves, sandbox or live, each with its own keys, origins and data.',
    'key-frame':
      'The iframe on Nacre’s own origin that keeps the device share, and joins two shares for the moment of a signature.',
    organization: 'Your company or team in the dashboard: it has members, and owns applications.',
    user: 'One of your customers, who signs in to your application and has at most one account per network.',
  }),
  ...explainedAt('/interfaces/admin/introduction', 'Dashboard guide', {
    dashboard:
      'Nacre’s admin site, where an organization manages its applications, keys, members and content.',
  }),
  ...explainedAt('/solutions/on-chain-loyalty/loyalty-assets-guide', 'Loyalty assets', {
    badge: 'A loyalty asset that shows a status or an achievement: an NFT in the user’s account.',
    'loyalty-asset': 'Anything that a loyalty program gives to a user: points, a badge or a voucher.',
    points: 'The interchangeable asset of a loyalty program: an ERC-20 token on an EVM network.',
    voucher: 'A loyalty asset for one use: an NFT that is burned when it’s used.',
  }),
  ...explainedAt('/solutions/digital-product-passport/introduction', 'Digital product passports', {
    batch:
      'The middle level of a product passport: items that were made together and inherit what they have in common.',
    claim:
      'The step that makes a user the owner of an item: its passport becomes an NFT in the user’s account.',
    'data-integrity-proof':
      'The signature inside a passport’s credential, made with the `ecdsa-jcs-2019` suite. Any change to the content breaks it.',
    'digital-product-passport':
      'A signed, machine-readable record of a product that anyone can open by scanning the code on the product.',
    'gs1-digital-link':
      'A web address made of a product’s GS1 identifiers, such as its GTIN and serial number, that a QR code can carry.',
    gtin: 'The Global Trade Item Number that GS1 issues for a product, the number behind its bar code.',
    issuer:
      'The party that signs something: a brand for a passport’s credential, your identity provider for a JWT.',
    item: 'The lowest level of a product passport: one product with its own serial number. Only items can be claimed.',
    jcs: 'The JSON Canonicalization Scheme, RFC 8785, which turns the same JSON data into the same bytes each time, so that it can be signed.',
    model:
      'The highest level of a product passport: facts about every product of a design, which its batches and items inherit.',
    'trusted-issuer':
      'An issuer that you’ve decided to believe, whose public key you pass when you verify a passport.',
    'verifiable-credential':
      'A signed set of statements in the W3C’s format, version 2.0, that anyone can verify without asking its issuer.',
  }),
  ...explainedAt('/roadmap-and-references/supported-blockchains', 'Supported blockchains', {
    'caip-2': 'A naming scheme for blockchains, such as `eip155:137`, that works across tools and companies.',
    evm: 'The Ethereum Virtual Machine, which runs contracts on Ethereum, Polygon and Base.',
    'native-currency': 'The currency that a network charges its fees in: ETH, POL or XLM.',
    network: 'A blockchain that Nacre supports: a member of the `Network` enumeration.',
    'smallest-unit':
      'The indivisible part of a currency or token. Every amount counts it: a `bigint` in the SDK, a decimal string in JSON.',
    stellar:
      'A network that is not an EVM network: its tokens are classic Stellar assets, and it supports no NFT or passport calls.',
    'test-network': 'A copy of a network for trying things out. Its tokens have no value.',
  }),
  ...explainedAt('/products/tokenization', 'Tokenization', {
    collection: 'A set of tokens of one kind, under one contract, that you mint items into.',
    'erc-20': 'The standard for interchangeable tokens on EVM networks, such as loyalty points.',
    'erc-721': 'The standard for unique tokens (NFTs) on EVM networks.',
    'fees-estimation': 'What a network is expected to charge for a transfer, known before the user signs it.',
    'idempotency-key':
      'A value of your choice that you send with a call that creates something. If you repeat the call, you get the first result, not a second one.',
    job: 'Work that the backend does after it has answered, such as a bulk mint. You follow it by its id.',
    mint: 'To create a token on its network and put it into an account.',
    nft: 'A non-fungible token: it’s unique, and has one owner at a time.',
    order:
      'A user’s request for items. It goes from draft through payment and minting to fulfilled, or ends as cancelled or failed.',
  }),
  ...explainedAt('/backend-openapi', 'Backend API', {
    cursor: 'An opaque string in a list’s answer that you send back to get the next page.',
  }),
  ...explainedAt('/products/apis_sdks', 'APIs and SDKs', {
    live: 'The environment with real users, on networks where tokens have value.',
    'publishable-key':
      'A key that begins with `pk_`, goes into the browser, and can start a sign-in and nothing else.',
    sandbox: 'The environment for trying things out, on test networks where nothing has real value.',
  }),
  ...explainedAt('/technical-guides/faq/how-to-get-test-tokens', 'Get test tokens', {
    faucet: 'A service that gives away tokens of a test network.',
  }),
  ...explainedAt('/products/quick-start-guide', 'Quick start', {
    'local-sandbox':
      'An in-memory backend and signer in the base SDK. It runs on your own machine and needs no account, no key and no network.',
  }),
  ...explainedAt('/solutions/on-chain-loyalty/introduction', 'On-chain loyalty', {
    'loyalty-program': 'A points token with its earning ratio, reward tiers and rewards.',
    'optimistic-balance':
      'A user’s settled points plus the pending ones: the balance to show until the pending ones settle on chain.',
    reward: 'What a user gets from a loyalty program in exchange for points.',
    'reward-tier': 'A step of a loyalty program: a threshold in points, and the rewards that it unlocks.',
    'settled-balance': 'The user’s points that are recorded on the program’s network.',
  }),
  ...explainedAt('/products/embedded-wallet/exceptions', 'Errors', {
    'problem-document':
      'The form of every backend API error: RFC 9457 JSON, with a `code` from the same catalogue as the SDK’s errors.',
  }),
};

/** The anchor of a term. */
export type GlossarySlug = keyof typeof defined;

/** The terms whose spelling differs from their slugs. */
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
