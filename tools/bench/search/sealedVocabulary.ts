/**
 * Queries that these docs answer under another name, in the words of other vendors, of standards, of shops and of plain
 * language. They were written only from the pages, without a list of synonyms or an engine, and serve only to evaluate.
 */
import {
  API,
  AUTH,
  DASHBOARD,
  FAQ,
  FEES,
  HOW_TOS,
  LIMITS,
  LOYALTY,
  LOYALTY_ASSETS,
  MCP,
  NETWORKS,
  PASSPORTS,
  PASSPORT_DEMO,
  PLATFORMS,
  QUICK_START,
  REACT_GUIDE,
  RECOVERY,
  SECURITY,
  TEST_TOKENS,
  TOKENIZATION,
  TWO_SDKS,
  USE_CASES,
  WALLET,
  WALLET_USERS,
  WEBHOOKS,
  ZELTY,
  base,
  code,
  operation,
  react,
  term,
} from './addresses.ts';
import { goldenQueries } from './GoldenQuery.ts';

export const sealedVocabulary = goldenQueries('synonym', [
  // Sign-in
  ['phone auth', [`${AUTH}#sign-in-with-a-code-by-sms`, AUTH]],
  ['bring your own auth', [`${AUTH}#sign-in-with-your-own-jwt`, `${FAQ}#can-i-keep-my-own-sign-in`]],
  [
    'auth state persistence',
    [
      `${AUTH}#restore-it-when-the-page-opens`,
      `${HOW_TOS}#keep-a-user-signed-in`,
      `${SECURITY}#store-tokens`,
    ],
  ],
  [
    'onAuthStateChanged',
    [
      `${base('Interface.AuthModule')}#onsessionchange`,
      `${AUTH}#restore-it-when-the-page-opens`,
      react('Function.useAuth'),
    ],
  ],
  [
    'verify ID token',
    [
      `${AUTH}#verify-the-access-token-on-your-server`,
      `${FAQ}#how-does-my-server-know-which-user-is-calling`,
    ],
  ],
  ['OAuth callback URL', [`${AUTH}#sign-in-with-google`, base('TypeAlias.SignInWithGoogleArgs')]],
  ['log user out', [`${AUTH}#sign-out`, operation('sign-out')]],
  [
    'duplicate user accounts',
    [
      `${LIMITS}#merge-or-link-users`,
      `${FAQ}#if-a-user-signs-in-two-ways-is-that-one-user`,
      `${AUTH}#choose-a-way-to-sign-in`,
    ],
  ],
  ['SIM swap', [`${AUTH}#sign-in-with-a-code-by-sms`]],
  ['SMS toll fraud', [`${SECURITY}#handle-keys`, `${DASHBOARD}#set-up-an-application`]],

  // Wallets
  [
    'deposit address',
    [`${WALLET_USERS}#receive-something`, term('address'), `${WALLET}#one-account-per-network`],
  ],
  [
    'self-custodial',
    [
      `${WALLET}#who-can-do-what`,
      `${FAQ}#can-nacre-or-my-company-move-a-users-assets`,
      `${SECURITY}#what-you-trust`,
    ],
  ],
  ['token gating', [`${USE_CASES}#ticketing`]],

  // Keys and recovery
  ['key sharding', [`${WALLET}#where-keys-live`, term('key-share'), term('shamir')]],
  [
    'backup factor',
    [
      `${RECOVERY}#ask-from-your-app`,
      `${RECOVERY}#passkey-or-password`,
      `${RECOVERY}#choose-when-users-are-asked`,
    ],
  ],
  ['Face ID backup', [`${RECOVERY}#passkey-or-password`, `${WALLET_USERS}#prepare-for-a-lost-phone`]],
  [
    'Intelligent Tracking Prevention',
    [`${PLATFORMS}#storage-in-a-frame`, `${RECOVERY}#when-a-device-share-is-lost`],
  ],
  ['restore from mnemonic', [`${LIMITS}#import-a-key-or-a-seed-phrase`]],
  ['AWS KMS', [`${HOW_TOS}#use-your-own-signer`, base('Interface.Signer')]],
  [
    'disable approval popup',
    [`${DASHBOARD}#choose-which-signatures-users-confirm`, `${SECURITY}#signatures-to-confirm`],
  ],
  ['ACTION_REJECTED', [code('iframe-user-rejected')]],

  // Transfers
  [
    'waitForTransactionReceipt',
    [
      `${HOW_TOS}#wait-until-a-transfer-is-confirmed`,
      `${base('Class.Account')}#waitfortransfer`,
      `${TOKENIZATION}#wait-for-the-network`,
    ],
  ],
  [
    'wei conversion',
    [base('Function.parseBalance'), term('smallest-unit'), `${FAQ}#why-are-amounts-bigint-and-not-numbers`],
  ],
  ['withdraw', [`${WALLET_USERS}#give-something-away`, `${TOKENIZATION}#send-currency-tokens-and-nfts`]],
  [
    'destination tag',
    [
      `${NETWORKS}#what-differs-on-stellar`,
      base('TypeAlias.StellarAssetTransferParams'),
      `${TOKENIZATION}#send-currency-tokens-and-nfts`,
    ],
  ],
  [
    'recent activity',
    [
      react('Function.useTransferHistory'),
      `${base('Class.Account')}#gettransfers`,
      operation('list-transfers'),
    ],
  ],

  // Fees
  [
    'estimateGas',
    [`${HOW_TOS}#estimate-a-fee`, `${base('Class.Account')}#estimatefees`, operation('estimate-fees')],
  ],
  ['gas cap', [`${TOKENIZATION}#show-the-fee-then-send`, code('sdk-fee-too-high')]],
  ['top up user wallets', [`${FEES}#fund-users-from-a-treasury-account`]],

  // Networks
  [
    'add Arbitrum',
    [
      `${LIMITS}#custom-tokens-and-other-networks`,
      `${NETWORKS}#networks-and-identifiers`,
      `${FAQ}#which-networks-can-i-use`,
    ],
  ],
  [
    'free Sepolia ETH',
    [TEST_TOKENS, `${TEST_TOKENS}#ask-the-sandbox-faucet`, operation('request-test-tokens')],
  ],

  // Tokenization
  ['airdrop NFTs', [`${TOKENIZATION}#mint-items`, operation('mint-items')]],
  ['limited edition', [`${TOKENIZATION}#create-a-collection`]],
  ['checkout session', [`${TOKENIZATION}#sell-with-an-order`, operation('create-order')]],
  ['success_url', [`${TOKENIZATION}#sell-with-an-order`, base('TypeAlias.CreateOrderArgs')]],
  [
    'getNFTsForOwner',
    [`${base('Class.Account')}#getnfts`, operation('list-nfts'), react('Function.useNfts')],
  ],
  ['long-running operation', [`${TOKENIZATION}#follow-the-job`, operation('get-job'), term('job')]],

  // Loyalty
  ['points per dollar', [`${LOYALTY}#the-parts-of-a-program`, base('TypeAlias.LoyaltyEarningRatio')]],
  ['coupon scanning', [`${LOYALTY}#use-a-voucher-at-the-till`, operation('use-voucher')]],
  ['points on hold', [`${LOYALTY}#settled-and-optimistic-balance`, term('optimistic-balance')]],
  ['signup bonus', [`${LOYALTY}#how-points-are-earned`, operation('earn-points')]],
  ['POAP', [`${LOYALTY_ASSETS}#badges`, term('badge')]],
  ['POS customer lookup', [`${ZELTY}#how-a-customer-is-recognized`]],
  ['ESPR delegated act', [`${PASSPORTS}#the-eu-regulations`]],
  ['revocation registry', [`${PASSPORTS}#what-a-verification-tells-you`, operation('get-status-list')]],
  ['EPCIS', [`${PASSPORTS}#life-cycle-of-a-passport`, operation('add-passport-event')]],
  [
    'trust anchor',
    [term('trusted-issuer'), `${SECURITY}#verify-passports`, `${PASSPORT_DEMO}#reject-an-untrusted-issuer`],
  ],

  // Webhooks
  ['rotate signing secret', [`${WEBHOOKS}#replace-a-secret`]],
  ['replay failed deliveries', [`${WEBHOOKS}#find-and-resend-missed-events`, operation('resend-event')]],
  ['exactly-once delivery', [`${WEBHOOKS}#order-and-duplicates`]],
  [
    'refused to frame',
    [
      code('iframe-frame-blocked'),
      `${SECURITY}#content-security-policy`,
      `${FAQ}#why-does-the-key-frame-not-load`,
    ],
  ],
  ['clock skew', [code('jwt-not-yet-valid'), code('jwt-expired'), `${AUTH}#sign-in-with-your-own-jwt`]],
  ['danger zone', [`${DASHBOARD}#what-you-cant-undo`]],
  ['production readiness', [`${SECURITY}#go-live-checklist`]],

  // Assistants, set-up and testing
  ['Copilot instructions file', [`${MCP}#use-the-docs-without-the-server`]],
  ['tool poisoning', [`${MCP}#prompt-injection`]],
  ['boilerplate', [`${REACT_GUIDE}#download-the-finished-app`]],
  ['SSR hydration', [`${REACT_GUIDE}#server-rendering`, `${PLATFORMS}#server-rendering`]],
  ['anon key', [term('publishable-key'), `${TWO_SDKS}#keys-and-tokens`, `${FAQ}#which-key-goes-where`]],
  ['Postman', [`${API}#download-the-description`]],
  ['local emulator', [`${HOW_TOS}#serve-the-sandbox-over-http`, term('local-sandbox'), QUICK_START]],
  ['fast-forward time', [`${HOW_TOS}#test-with-the-sandbox`, `${QUICK_START}#step-5-see-it-arrive`]],
  ['Cypress login', [`${AUTH}#test-identities`]],
]);
