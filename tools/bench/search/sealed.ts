/**
 * The sealed half of developers' questions from issue trackers. They were written like those of the related file
 * `fromTrackers.ts`, from other threads. Only the report reads them, and it prints their scores but never a query. If
 * you work on the ranking or the index, don't open this file: a query that you have seen no longer measures anything.
 */
import {
  API,
  AUTH,
  EXCEPTIONS,
  FAQ,
  FEES,
  HOW_TOS,
  LIMITS,
  LOYALTY,
  LOYALTY_ASSETS,
  MCP,
  MCP_QUICK_START,
  NETWORKS,
  PASSPORTS,
  PASSPORT_DEMO,
  PLATFORMS,
  REACT_GUIDE,
  RECOVERY,
  SECURITY,
  TEST_TOKENS,
  TOKENIZATION,
  TWO_SDKS,
  WALLET,
  WEBHOOKS,
  ZELTY,
  base,
  code,
  operation,
  react,
  term,
} from './addresses.ts';
import { sourcedQueries, type GoldenQuery } from './GoldenQuery.ts';

const titles = sourcedQueries('title', [
  ['browser support', [PLATFORMS, `${FAQ}#which-browsers-are-supported`], 'aliasvault/aliasvault#269'],
  ['API reference', [API, '/api/introduction'], 'sendgrid/docs#2933'],
  ['test tokens', [TEST_TOKENS, operation('request-test-tokens')], 'kommitters/stellar_sdk#163'],
  ['MCP setup', [MCP_QUICK_START, MCP], 'Jellyfish-AI/jellyfish-mcp#36'],
  ['product passport', [PASSPORTS, term('digital-product-passport'), PASSPORT_DEMO], 'uncefact/spec-untp#38'],
  [
    'loyalty program',
    [LOYALTY, term('loyalty-program'), base('TypeAlias.LoyaltyProgram')],
    'odoo/odoo#177312',
  ],
  ['webhooks', [WEBHOOKS, operation('webhooks')], 'pulumi/docs#14488'],
]);

const tasks = sourcedQueries('task', [
  ['switch from testnet to mainnet', [TWO_SDKS, NETWORKS, FAQ], 'algorand/py-algorand-sdk#272'],
  ['prevent duplicate webhook events', [WEBHOOKS, FAQ], 'bigcommerce/docs#240'],
  ['migrate users from another wallet provider', [REACT_GUIDE, LIMITS], 'hicommonwealth/commonwealth#8842'],
  ['next.js ssr guide', [REACT_GUIDE, PLATFORMS], 'wevm/wagmi#5134'],
  [
    'reverse loyalty points when a refund is processed',
    [LOYALTY, ZELTY, operation('reverse-points')],
    'odoo/odoo#257854',
  ],
  [
    'paginate nfts',
    [HOW_TOS, operation('pagination'), react('Function.useInfiniteNfts')],
    'devdotxyz/eth-xyz#80',
  ],
  [
    'check revocation status of a credential',
    [PASSPORTS, operation('get-status-list'), PASSPORT_DEMO],
    'spruceid/ssi#264',
  ],
  [
    'ignore error when user rejects signature',
    [
      code('iframe-user-rejected'),
      `${EXCEPTIONS}#errors-that-need-more-than-a-message`,
      `${REACT_GUIDE}#show-errors`,
    ],
    'hemilabs/ui-monorepo#634',
  ],
  ['fund stellar account', [FEES, TEST_TOKENS], 'stellar/stellar-cli#1389'],
  ['deploy nft collection', [TOKENIZATION, operation('create-collection')], 'status-im/status-app#11291'],
]);

const identifiers = sourcedQueries('identifier', [
  ['useInfiniteNfts', react('Function.useInfiniteNfts'), '0xsequence/web-sdk#478'],
  [
    'trustedIssuers',
    [
      base('TypeAlias.VerifyPassportOptions'),
      base('TypeAlias.TrustedIssuer'),
      base('Function.verifyPassport'),
    ],
    'agentcommercekit/ack#135',
  ],
  ['PassportStatusList', base('TypeAlias.PassportStatusList'), 'w3c/vc-bitstring-status-list#39'],
  [
    'UserRejected',
    [code('iframe-user-rejected'), base('Enumeration.IframeApiErrorType')],
    'vultisig/vultisig-windows#4565',
  ],
  ['VoucherCode', base('TypeAlias.VoucherCode'), 'beyondcode/laravel-vouchers#15'],
  ['ClientStorage', base('TypeAlias.ClientStorage'), 'wevm/wagmi#689'],
  ['useTransferHistory', react('Function.useTransferHistory'), 'Nearblocks/nearblocks#277'],
  ['useCreateAccount', react('Function.useCreateAccount'), 'TheSolaAI/sola-application#207'],
]);

const members = sourcedQueries('member', [
  ['client.auth.refresh', base('Interface.AuthModule#refresh'), 'keycloak/keycloak#14122'],
  ['auth.restore()', base('Interface.AuthModule#restore'), 'alchemyplatform/aa-sdk#849'],
  ['client.accounts.create', base('Interface.AccountModule#create'), 'TheSolaAI/sola-application#203'],
  ['Account.getNfts', base('Class.Account#getnfts'), 'Chia-Network/go-chia-libs#68'],
  ['account.transferNft()', base('Class.Account#transfernft'), 'rarible/ethereum-indexer-public#133'],
  ['dpp.getStatusList', base('Interface.DppModule#getstatuslist'), 'agentcommercekit/ack#135'],
  [
    'client.loyalty.createVoucherCode',
    base('Interface.LoyaltyModule#createvouchercode'),
    'beyondcode/laravel-vouchers#15',
  ],
  ['recovery.setUp()', base('Interface.RecoveryModule#setup'), 'wwWallet/wallet-frontend#122'],
  ['client.accounts.listOrders', base('Interface.AccountModule#listorders'), 'nozzlegear/ShopifySharp#919'],
]);

const parts = sourcedQueries('part', [
  ['useinfinitenft', react('Function.useInfiniteNfts'), '0xsequence/web-sdk#478'],
  ['status entry', base('TypeAlias.PassportStatusEntry'), 'w3c/vc-bitstring-status-list#39'],
  ['mint result', base('TypeAlias.MintResult'), 'airalab/robonomics.app#54'],
  [
    'job status',
    [base('TypeAlias.JobStatus'), operation('get-job'), term('job')],
    'protocol/nft-website#195',
  ],
  ['google args', base('TypeAlias.SignInWithGoogleArgs'), 'baumblatt/capacitor-firebase-auth#106'],
  [
    'points reversed event',
    [base('TypeAlias.LoyaltyPointsReversedEvent'), operation('on-loyalty-points-reversed')],
    'odoo/odoo#212922',
  ],
  [
    'order failed event',
    [base('TypeAlias.OrderFailedEvent'), operation('on-order-failed')],
    'nozzlegear/ShopifySharp#919',
  ],
]);

const errors = sourcedQueries('error', [
  ['User rejected the request', code('iframe-user-rejected'), 'MetaMask/metamask-sdk#883'],
  [
    "We don't support the chainId you provided: eip155:1338",
    [NETWORKS, `${LIMITS}#custom-tokens-and-other-networks`, code('sdk-not-supported')],
    'WalletConnect/walletconnect-monorepo#3016',
  ],
  [
    'Session revoked. Please sign in again.',
    [code('sdk-not-authenticated'), `${FAQ}#why-is-a-user-signed-out-after-a-while`, AUTH],
    'opendefender/OpenRisk#700',
  ],
  [
    'WebAuthn is not supported in this browser',
    [RECOVERY, PLATFORMS, code('sdk-not-supported')],
    'docknetwork/wallet-sdk#479',
  ],
  [
    'mismatch between the server HTML and the client rendered HTML',
    [REACT_GUIDE, PLATFORMS],
    'wevm/wagmi#1739',
  ],
  ['issuer is not trusted', code('crypto-issuer-untrusted'), 'openwallet-foundation/credo-ts#2844'],
  ['popup blocked by the browser', [PLATFORMS, RECOVERY], 'coinbase/coinbase-wallet-sdk#1538'],
  ['spawn npx ENOENT', MCP_QUICK_START, 'cline/cline#1948'],
]);

const endpoints = sourcedQueries('endpoint', [
  [
    'POST https://api.sandbox.nacre.example/v1/auth/refresh',
    operation('refresh-session'),
    'letsrevel/revel-frontend#950',
  ],
  [
    'GET /accounts/polygon/nfts',
    operation('list-nfts'),
    'Soroban-Smart-Block-Explorer/Soroban-Smart-Block#684',
  ],
  ['POST /v1/loyalty/programs/{programId}/reverse', operation('reverse-points'), 'odoo/odoo#257854'],
  ['/v1/status-lists', operation('get-status-list'), 'w3c/vc-bitstring-status-list#39'],
  [
    'DELETE /v1/webhook-endpoints/whk_0Sy38tLc',
    operation('delete-webhook-endpoint'),
    'KickEngineering/KickDevDocs#246',
  ],
  ['GET /v1/events', operation('list-events'), 'KickEngineering/KickDevDocs#246'],
  ['useVoucher', operation('use-voucher'), 'beyondcode/laravel-vouchers#15'],
]);

const questions = sourcedQueries('question', [
  [
    'how can we switch between the sandbox environment and the live environment',
    [TWO_SDKS, FAQ, NETWORKS],
    'sieblyio/kucoin-api#37',
  ],
  ['why do duplicate events happen', [FAQ, WEBHOOKS], 'bigcommerce/docs#240'],
  ['do webhooks always come in order', [WEBHOOKS, FAQ], 'google/go-github#2706'],
  [
    'if a user logs in with google and later with email is it the same person',
    [FAQ, `${LIMITS}#merge-or-link-users`, AUTH],
    'oughtinc/mosaic#684',
  ],
  [
    'is solana supported',
    [`${LIMITS}#custom-tokens-and-other-networks`, NETWORKS],
    'RootSoft/walletconnect-dart-sdk#12',
  ],
  ['do customers keep the points after a refund', [LOYALTY, ZELTY, FAQ], 'odoo/odoo#257854'],
  ['why is minting stuck in queued', [TOKENIZATION, FAQ, operation('get-job')], 'airalab/robonomics.app#54'],
  ['does passkey work in an iframe on safari', [PLATFORMS, RECOVERY], 'ithacaxyz/porto#67'],
  ['what is the minimum balance of a stellar account', [FEES, NETWORKS], 'stellarterm/stellarterm#205'],
  [
    'can I import an existing private key',
    [`${LIMITS}#import-a-key-or-a-seed-phrase`, REACT_GUIDE],
    'glifio/wallet#225',
  ],
]);

const misspellings = sourcedQueries('misspelling', [
  ['referesh token', [term('refresh-token'), AUTH, operation('refresh-session')], 'keycloak/keycloak#14122'],
  [
    'verifiable credentail',
    [term('verifiable-credential'), PASSPORTS],
    'hyperledger-identus/cloud-agent#947',
  ],
  ['reccomended XLM minimum', [FEES, NETWORKS], 'stellarterm/stellarterm#205'],
  [
    'key is splitted on 3 parts',
    [WALLET, SECURITY, term('shamir')],
    'ctrlsa/smart-contract-wallet-Ethereum-Account-Abstraction-Telegram#9',
  ],
  ['useInfinteNfts', react('Function.useInfiniteNfts'), '0xsequence/web-sdk#478'],
  [
    'vocher code',
    [base('TypeAlias.VoucherCode'), operation('create-voucher-code'), LOYALTY],
    'beyondcode/laravel-vouchers#15',
  ],
  [
    'idempotant operations',
    [operation('idempotency'), term('idempotency-key'), TOKENIZATION],
    'bigcommerce/docs#240',
  ],
]);

const synonyms = sourcedQueries('synonym', [
  ['friendbot', [TEST_TOKENS, FEES], 'kommitters/stellar_sdk#163'],
  ['dedup', WEBHOOKS, 'modelcontextprotocol/experimental-ext-triggers-events#1'],
  ['revocation', [PASSPORTS, operation('get-status-list'), PASSPORT_DEMO], 'spruceid/ssi#264'],
  [
    'account linking',
    [`${LIMITS}#merge-or-link-users`, `${FAQ}#if-a-user-signs-in-two-ways-is-that-one-user`],
    'convoo/login-fire#28',
  ],
  ['production keys', [TWO_SDKS, SECURITY, FAQ], 'Crossmint/crossmint-sdk#318'],
  ['Face ID', [RECOVERY, PLATFORMS], 'Apolloccrypt/paramant-relay#211'],
  ['block explorer', [NETWORKS, HOW_TOS], 'WalletConnect/walletconnect-monorepo#4611'],
]);

const CONNECT = `${LIMITS}#connect-wagmi-viem-ethers-or-walletconnect`;
const OTHER_WALLET = `${FAQ}#can-users-sign-in-with-metamask-or-another-wallet`;

const vendors = sourcedQueries('vendor', [
  ['rainbowkit', CONNECT, 'wevm/wagmi#710'],
  ['phantom wallet', [CONNECT, OTHER_WALLET], 'WalletConnect/modal-react-native#41'],
  ['EIP-7702', `${LIMITS}#sponsor-gas-fees`, 'brave/brave-browser#46159'],
  ['session keys', `${LIMITS}#sponsor-gas-fees`, 'thirdweb-dev/js#7432'],
  ['solana', [`${LIMITS}#custom-tokens-and-other-networks`, NETWORKS], 'RootSoft/walletconnect-dart-sdk#49'],
  [
    'migrate from privy',
    [`${REACT_GUIDE}#move-over-from-another-wallet-provider`, `${LIMITS}#import-a-key-or-a-seed-phrase`],
    'hicommonwealth/commonwealth#8842',
  ],
  ['paymasterService', [`${LIMITS}#sponsor-gas-fees`, FEES], 'RevokeCash/revoke.cash#272'],
  ['eth_requestAccounts', [CONNECT, OTHER_WALLET], 'ithacaxyz/porto#67'],
  ['ethers signer', CONNECT, 'wevm/wagmi#710'],
]);

const terms = sourcedQueries('term', [
  ['cursor', [term('cursor'), operation('pagination')], 'Nearblocks/nearblocks#283'],
  ['sandbox', [term('sandbox'), term('local-sandbox'), operation('sandbox')], 'sieblyio/kucoin-api#37'],
  ['collection', [term('collection'), operation('collections'), TOKENIZATION], 'soonaverse/app#108'],
  ['points', [term('points'), LOYALTY, LOYALTY_ASSETS], 'odoo/odoo#274951'],
  ['test network', [term('test-network'), NETWORKS, TEST_TOKENS], 'StellarCN/py-stellar-base#94'],
  ['batch', [term('batch'), PASSPORTS], 'european-epc-competence-center/vc-verifier#23'],
  ['reward', [term('reward'), LOYALTY, base('TypeAlias.LoyaltyReward')], 'odoo/odoo#177312'],
]);

/** Every sealed query, by kind. */
export const sealed: readonly GoldenQuery[] = [
  ...titles,
  ...tasks,
  ...identifiers,
  ...members,
  ...parts,
  ...errors,
  ...endpoints,
  ...questions,
  ...misspellings,
  ...synonyms,
  ...vendors,
  ...terms,
];
