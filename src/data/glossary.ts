/** One term of the glossary, as a page of these docs uses it. */
export interface GlossaryTerm<Slug extends string = string> {
  /** The term as it is written in running text. */
  readonly term: string;
  /** What it means, in one sentence. */
  readonly definition: string;
  /** Slugs of the terms to read next. */
  readonly seeAlso?: readonly Slug[];
  /** The page that explains the term at length. */
  readonly link?: { readonly to: string; readonly label: string };
}

/** Checks at compile time that every see-also names a term that is there. */
function defineGlossary<const Slug extends string>(
  terms: Readonly<Record<Slug, GlossaryTerm<NoInfer<Slug>>>>,
): Readonly<Record<Slug, GlossaryTerm<NoInfer<Slug>>>> {
  return terms;
}

const auth = { to: '/products/nacre-auth', label: 'Nacre Auth' };
const dashboard = { to: '/interfaces/admin/introduction', label: 'The dashboard' };
const embeddedWallet = { to: '/products/embedded-wallet/introduction', label: 'Embedded wallet' };
const exceptions = { to: '/products/embedded-wallet/exceptions', label: 'Exceptions' };
const loyalty = { to: '/solutions/on-chain-loyalty/introduction', label: 'On-chain loyalty' };
const loyaltyAssets = { to: '/solutions/on-chain-loyalty/loyalty-assets-guide', label: 'Loyalty assets' };
const networks = { to: '/roadmap-and-references/supported-blockchains', label: 'Supported blockchains' };
const passports = {
  to: '/solutions/digital-product-passport/introduction',
  label: 'Digital product passports',
};
const security = { to: '/products/security-and-best-practices', label: 'Security and best practices' };
const tokenization = { to: '/products/tokenization', label: 'Tokenization' };
const twoSdks = { to: '/products/apis_sdks', label: 'APIs and SDKs' };

/** Every term, by the slug that is its anchor on the glossary page. */
export const glossary = defineGlossary({
  'access-token': {
    term: 'Access token',
    definition:
      'A short-lived JWT, signed with ES256, that proves to the backend API or to your own server which user a call is made for.',
    seeAlso: ['session', 'refresh-token', 'jwks'],
    link: auth,
  },
  account: {
    term: 'Account',
    definition:
      'A user’s place on one network, named by the user and the network, with one address; it is made when your app first asks for it.',
    seeAlso: ['address', 'network', 'user'],
    link: embeddedWallet,
  },
  address: {
    term: 'Address',
    definition: 'The public identifier of an account on its network, to which anybody can send tokens.',
    seeAlso: ['account'],
    link: embeddedWallet,
  },
  'allowed-origin': {
    term: 'Allowed origin',
    definition:
      'A web origin, registered for an environment in the dashboard, from which the key frame accepts calls.',
    seeAlso: ['key-frame', 'environment'],
    link: security,
  },
  application: {
    term: 'Application',
    definition: 'What an organization builds with Nacre: one product with a sandbox and a live environment.',
    seeAlso: ['organization', 'environment'],
    link: dashboard,
  },
  badge: {
    term: 'Badge',
    definition: 'A loyalty asset that shows a status or a deed, kept as an NFT in the user’s account.',
    seeAlso: ['loyalty-asset', 'nft', 'voucher'],
    link: loyaltyAssets,
  },
  batch: {
    term: 'Batch',
    definition:
      'The middle level of a product passport: the items made together, which inherit from the batch what they have in common.',
    seeAlso: ['model', 'item', 'digital-product-passport'],
    link: passports,
  },
  'caip-2': {
    term: 'CAIP-2',
    definition:
      'A naming scheme for blockchains, such as `eip155:137`, which tells networks apart across tools and companies.',
    seeAlso: ['network'],
    link: networks,
  },
  claim: {
    term: 'Claim',
    definition:
      'The step in which a user takes ownership of an item’s passport, which then becomes an NFT in the user’s account.',
    seeAlso: ['digital-product-passport', 'item', 'nft'],
    link: passports,
  },
  collection: {
    term: 'Collection',
    definition: 'A set of tokens of one kind, under one contract, into which items are minted.',
    seeAlso: ['mint', 'job', 'nft'],
    link: tokenization,
  },
  cursor: {
    term: 'Cursor',
    definition: 'An opaque mark that a list answers with, and that you send back to get the page after it.',
    link: { to: '/backend-openapi', label: 'Backend API' },
  },
  dashboard: {
    term: 'Dashboard',
    definition:
      'Nacre’s admin site, in which an organization keeps its applications, keys, members and content.',
    seeAlso: ['organization', 'application'],
    link: dashboard,
  },
  'data-integrity-proof': {
    term: 'Data Integrity proof',
    definition:
      'The signature inside a passport’s credential, made with the `ecdsa-jcs-2019` suite, which any change to the content breaks.',
    seeAlso: ['verifiable-credential', 'jcs', 'trusted-issuer'],
    link: passports,
  },
  'device-share': {
    term: 'Device share',
    definition:
      'The key share that stays in the key frame’s own storage on one device and for one site, encrypted with a key that cannot be exported.',
    seeAlso: ['key-share', 'session-share', 'recovery-share'],
    link: embeddedWallet,
  },
  'digital-product-passport': {
    term: 'Digital product passport (DPP)',
    definition:
      'A signed, machine-readable record of a product, reached by the code on the product and readable by anybody.',
    seeAlso: ['model', 'batch', 'item', 'gs1-digital-link'],
    link: passports,
  },
  environment: {
    term: 'Environment',
    definition:
      'One of an application’s two separate halves, sandbox or live, each with its own keys, origins and data.',
    seeAlso: ['sandbox', 'live', 'publishable-key', 'secret-key'],
    link: twoSdks,
  },
  'erc-20': {
    term: 'ERC-20',
    definition: 'The standard for interchangeable tokens on EVM networks, such as loyalty points.',
    seeAlso: ['evm', 'points', 'erc-721'],
    link: tokenization,
  },
  'erc-721': {
    term: 'ERC-721',
    definition: 'The standard for tokens of which each is unique on EVM networks.',
    seeAlso: ['nft', 'erc-20'],
    link: tokenization,
  },
  evm: {
    term: 'EVM',
    definition:
      'The Ethereum Virtual Machine, the kind of network that Ethereum, Polygon and Base have in common.',
    seeAlso: ['network', 'stellar'],
    link: networks,
  },
  faucet: {
    term: 'Faucet',
    definition: 'A service that gives away tokens of a test network, which have no value.',
    seeAlso: ['test-network', 'sandbox'],
    link: { to: '/technical-guides/faq/how-to-get-test-tokens', label: 'How to get test tokens' },
  },
  'fees-estimation': {
    term: 'Fees estimation',
    definition:
      'What a network is expected to charge for a transfer, asked for before the transfer is signed.',
    seeAlso: ['native-currency'],
    link: tokenization,
  },
  'gs1-digital-link': {
    term: 'GS1 Digital Link',
    definition:
      'A web address made of a product’s GS1 identifiers, such as its GTIN and serial number, that a QR code can carry.',
    seeAlso: ['gtin', 'digital-product-passport'],
    link: passports,
  },
  gtin: {
    term: 'GTIN',
    definition: 'The Global Trade Item Number that GS1 issues for a product, the number behind its bar code.',
    seeAlso: ['gs1-digital-link'],
    link: passports,
  },
  'idempotency-key': {
    term: 'Idempotency key',
    definition:
      'A value of your choice, sent with a call that creates something, which makes a repeated call return the first result instead of creating a second one.',
    link: tokenization,
  },
  'iframe-api': {
    term: 'Iframe API',
    definition:
      'The messages that the SDK in your page and the key frame send each other, each with an id, a version and a method.',
    seeAlso: ['key-frame'],
    link: embeddedWallet,
  },
  issuer: {
    term: 'Issuer',
    definition:
      'Who signs something: a passport’s brand for a credential, or your identity provider for a JWT.',
    seeAlso: ['trusted-issuer', 'jwt'],
    link: passports,
  },
  item: {
    term: 'Item',
    definition:
      'The lowest level of a product passport: a single product with its own serial number, the only level that can be claimed.',
    seeAlso: ['model', 'batch', 'claim'],
    link: passports,
  },
  jcs: {
    term: 'JCS',
    definition:
      'The JSON Canonicalization Scheme, RFC 8785, which writes the same JSON data as the same bytes each time, so that it can be signed.',
    seeAlso: ['data-integrity-proof'],
    link: passports,
  },
  job: {
    term: 'Job',
    definition:
      'Work that the backend does after it has answered, such as a bulk mint, and that you follow by its id.',
    seeAlso: ['mint', 'webhook'],
    link: tokenization,
  },
  jwks: {
    term: 'JWKS',
    definition:
      'A JSON Web Key Set: the list of public keys, at a known address, with which tokens of an issuer are verified.',
    seeAlso: ['jwt', 'issuer'],
    link: auth,
  },
  jwt: {
    term: 'JWT',
    definition:
      'A JSON Web Token: a signed statement of an issuer about a user, with claims such as `iss`, `aud` and `exp`.',
    seeAlso: ['access-token', 'jwks'],
    link: auth,
  },
  'key-frame': {
    term: 'Key frame',
    definition:
      'The iframe on Nacre’s own origin that keeps the device share, and joins two shares for the moment of a signature.',
    seeAlso: ['key-share', 'iframe-api', 'allowed-origin'],
    link: embeddedWallet,
  },
  'key-share': {
    term: 'Key share',
    definition:
      'One of three parts of a private key, of which any two restore the key and a single one reveals nothing.',
    seeAlso: ['device-share', 'session-share', 'recovery-share', 'shamir'],
    link: embeddedWallet,
  },
  live: {
    term: 'Live',
    definition: 'The environment with real users, on networks whose tokens have value.',
    seeAlso: ['environment', 'sandbox'],
    link: twoSdks,
  },
  'local-sandbox': {
    term: 'Local sandbox',
    definition:
      'An in-memory backend and signer in the base SDK, which runs on your own machine without an account, a key or a network.',
    seeAlso: ['sandbox'],
    link: { to: '/products/quick-start-guide', label: 'Quick start' },
  },
  'loyalty-asset': {
    term: 'Loyalty asset',
    definition: 'What a loyalty program gives to a user: points, a badge or a voucher.',
    seeAlso: ['points', 'badge', 'voucher'],
    link: loyaltyAssets,
  },
  'loyalty-program': {
    term: 'Loyalty program',
    definition: 'A points token with its earning ratio, its reward tiers and its rewards.',
    seeAlso: ['points', 'reward-tier', 'reward'],
    link: loyalty,
  },
  mint: {
    term: 'Mint',
    definition: 'To create a token on its network and to put it into an account.',
    seeAlso: ['collection', 'job'],
    link: tokenization,
  },
  model: {
    term: 'Model',
    definition:
      'The highest level of a product passport: what is true of every product of a design, and is inherited by its batches and items.',
    seeAlso: ['batch', 'item', 'digital-product-passport'],
    link: passports,
  },
  'native-currency': {
    term: 'Native currency',
    definition: 'The currency in which a network charges its fees: ETH, POL or XLM.',
    seeAlso: ['network', 'smallest-unit'],
    link: networks,
  },
  network: {
    term: 'Network',
    definition: 'A blockchain that Nacre supports, named by a member of the `Network` enumeration.',
    seeAlso: ['test-network', 'caip-2'],
    link: networks,
  },
  nft: {
    term: 'NFT',
    definition: 'A non-fungible token: a token that is unique, and has one owner at a time.',
    seeAlso: ['erc-721', 'collection'],
    link: tokenization,
  },
  'one-time-code': {
    term: 'One-time code (OTP)',
    definition: 'A code, sent by e-mail or SMS, that a user types once to sign in.',
    seeAlso: ['session'],
    link: auth,
  },
  'optimistic-balance': {
    term: 'Optimistic balance',
    definition:
      'The settled points of a user plus the pending ones, shown until the pending ones settle on chain.',
    seeAlso: ['settled-balance', 'points'],
    link: loyalty,
  },
  order: {
    term: 'Order',
    definition:
      'A user’s request for items, which runs from draft over payment and minting to fulfilled, or ends as cancelled or failed.',
    seeAlso: ['mint', 'collection'],
    link: tokenization,
  },
  organization: {
    term: 'Organization',
    definition: 'The company or team that owns applications and their members in the dashboard.',
    seeAlso: ['application', 'dashboard'],
    link: dashboard,
  },
  points: {
    term: 'Points',
    definition: 'The interchangeable asset of a loyalty program, kept as an ERC-20 token on an EVM network.',
    seeAlso: ['loyalty-program', 'erc-20', 'optimistic-balance'],
    link: loyaltyAssets,
  },
  'problem-document': {
    term: 'Problem document',
    definition:
      'The shape of every error of the backend API, RFC 9457 JSON with a `code` from the same catalogue as the SDK’s errors.',
    link: exceptions,
  },
  'publishable-key': {
    term: 'Publishable key',
    definition:
      'A key that starts with `pk_`, goes into the browser, and can start a sign-in and nothing else.',
    seeAlso: ['secret-key', 'environment'],
    link: twoSdks,
  },
  'recovery-share': {
    term: 'Recovery share',
    definition:
      'The key share that the user can bring back with a passkey or a recovery password, and of which Nacre stores only the cipher text.',
    seeAlso: ['key-share', 'device-share', 'session-share'],
    link: embeddedWallet,
  },
  'refresh-token': {
    term: 'Refresh token',
    definition:
      'The part of a session that gets a new access token, and is itself replaced each time it is used.',
    seeAlso: ['session', 'access-token'],
    link: auth,
  },
  reward: {
    term: 'Reward',
    definition: 'What a user gets from a loyalty program in exchange for points.',
    seeAlso: ['reward-tier', 'voucher'],
    link: loyalty,
  },
  'reward-tier': {
    term: 'Reward tier',
    definition: 'A step of a loyalty program: a threshold in points and the rewards that open at it.',
    seeAlso: ['reward', 'loyalty-program'],
    link: loyalty,
  },
  sandbox: {
    term: 'Sandbox',
    definition: 'The environment for trying things out, on test networks, where nothing has real value.',
    seeAlso: ['environment', 'local-sandbox', 'live'],
    link: twoSdks,
  },
  'secret-key': {
    term: 'Secret key',
    definition:
      'A key that starts with `sk_`, stays on your server, and acts for your application on the backend API.',
    seeAlso: ['publishable-key'],
    link: security,
  },
  session: {
    term: 'Session',
    definition: 'What a sign-in gives: a short-lived access token and a refresh token that renews it.',
    seeAlso: ['access-token', 'refresh-token'],
    link: auth,
  },
  'session-share': {
    term: 'Session share',
    definition: 'The key share that Nacre keeps, and releases only to the key frame of a signed-in user.',
    seeAlso: ['key-share', 'device-share', 'recovery-share'],
    link: embeddedWallet,
  },
  'settled-balance': {
    term: 'Settled balance',
    definition: 'The points of a user that are recorded on the program’s network.',
    seeAlso: ['optimistic-balance'],
    link: loyalty,
  },
  shamir: {
    term: 'Shamir’s secret sharing',
    definition:
      'The method that splits a secret into shares, so that a set number of them restores it and fewer reveal nothing.',
    seeAlso: ['key-share'],
    link: embeddedWallet,
  },
  signer: {
    term: 'Signer',
    definition:
      'What turns a payload into a signature: the key frame unless your configuration names another.',
    seeAlso: ['key-frame'],
    link: embeddedWallet,
  },
  'smallest-unit': {
    term: 'Smallest unit',
    definition:
      'The indivisible part of a currency or token in which every amount is counted: a `bigint` in the SDK, a decimal string in JSON.',
    seeAlso: ['native-currency'],
    link: networks,
  },
  stellar: {
    term: 'Stellar',
    definition:
      'A network of its own kind, on which tokens are classic Stellar assets and NFT and passport calls are not supported.',
    seeAlso: ['network', 'evm'],
    link: networks,
  },
  'test-network': {
    term: 'Test network',
    definition: 'A copy of a network for trying things out, whose tokens have no value.',
    seeAlso: ['faucet', 'sandbox'],
    link: networks,
  },
  'trusted-issuer': {
    term: 'Trusted issuer',
    definition:
      'An issuer whose public key you give to the verification of a passport, because you have decided to believe its signature.',
    seeAlso: ['issuer', 'verifiable-credential'],
    link: passports,
  },
  user: {
    term: 'User',
    definition: 'A customer of yours who signs in to your application, and has one account per network.',
    seeAlso: ['account', 'session'],
    link: auth,
  },
  'verifiable-credential': {
    term: 'Verifiable credential',
    definition:
      'A signed set of statements in the W3C’s format, version 2.0, which anybody can verify without asking its issuer.',
    seeAlso: ['data-integrity-proof', 'trusted-issuer'],
    link: passports,
  },
  voucher: {
    term: 'Voucher',
    definition: 'A loyalty asset that is good for one use: an NFT that is burnt when it is used.',
    seeAlso: ['loyalty-asset', 'reward'],
    link: loyaltyAssets,
  },
  webhook: {
    term: 'Webhook',
    definition: 'A signed call from Nacre to an address on your server, made when an event happens.',
    seeAlso: ['job'],
    link: security,
  },
});

/** The anchor of a term. */
export type GlossarySlug = keyof typeof glossary;
