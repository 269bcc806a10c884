/**
 * Developers' questions from issue trackers about wallets, sign-in, payments, loyalty and credentials. The words are
 * theirs, with this product's names instead of the original ones. Each was written before any engine was run on it, and
 * the ranking may be tuned on it. The related file `sealed.ts` contains others of the same kinds, only for evaluation.
 */
import {
  AUTH,
  DASHBOARD,
  EXCEPTIONS,
  FAQ,
  FEES,
  HOW_TOS,
  LIMITS,
  LOYALTY,
  LOYALTY_ASSETS,
  MCP_QUICK_START,
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
import { sourcedQueries, type GoldenQuery } from './GoldenQuery.ts';

/** The sections that show the sandbox inside a process. Each answers a search for a server to develop against. */
const LOCAL_SANDBOX = [term('local-sandbox'), HOW_TOS, `${REACT_GUIDE}#develop-and-test-without-a-key`];

const titles = sourcedQueries('title', [
  ['quickstart', [QUICK_START, MCP_QUICK_START], 'clerk/clerk-docs#3491'],
  ['error codes', EXCEPTIONS, 'KeeperHub/keeperhub#2268'],
  ['account recovery', RECOVERY, 'BitcoinDesign/Guide#995'],
  ['supported networks', [NETWORKS, `${FAQ}#which-networks-can-i-use`], 'RevokeCash/revoke.cash#270'],
  ['receive webhooks', WEBHOOKS, 'stripe/stripe-node#1254'],
  ['network fees', FEES, 'KeeperHub/keeperhub#2268'],
  ['wallet authentication', [AUTH, operation('authentication')], 'thirdweb-dev/docs#114'],
]);

const tasks = sourcedQueries('task', [
  [
    'refresh access token after expired',
    [AUTH, operation('refresh-session')],
    'defichain-web-wallet/extension#454',
  ],
  ['keep user logged in after page reload', [AUTH, HOW_TOS], 'Web3Auth/web3auth-web#90'],
  [
    'verify jwt on backend with issuer and audience',
    [AUTH, `${FAQ}#how-does-my-server-know-which-user-is-calling`],
    'MetaMask/metamask-docs#2901',
  ],
  ['handle invalid OTP code', [AUTH, code('sdk-otp-invalid')], 'dashpay/dashwallet-ios#110'],
  ['webhook raw body express', WEBHOOKS, 'stripe/stripe-node#341'],
  [
    'retry rate limited requests with backoff',
    [HOW_TOS, EXCEPTIONS, operation('rate-limits')],
    'opsmill/infrahub-sdk-python#1149',
  ],
  ['send usdc', [HOW_TOS, TOKENIZATION, base('Class.Account#transfererc20')], 'okx/onchainos-skills#30'],
  ['generate QR code for product', [PASSPORT_DEMO, PASSPORTS], 'interfacerproject/interfacer-gui#559'],
  [
    'format token balance with decimals',
    [HOW_TOS, base('Function.formatBalance'), react('Function.FormattedBalance')],
    'wevm/wagmi#739',
  ],
  ['redeem loyalty points', [LOYALTY, operation('redeem-reward')], 'voucherifyio/voucherify-java-sdk#92'],
  [
    'allow localhost',
    [SECURITY, QUICK_START, code('iframe-origin-not-allowed')],
    'WalletConnect/walletconnect-monorepo#4277',
  ],
  [
    'show pending points',
    [LOYALTY, react('Function.useLoyaltyOptimisticBalance'), FAQ],
    'ChrisASearles/CompLinks#257',
  ],
  ['keep the session in localStorage', [AUTH, HOW_TOS, SECURITY], 'thirdweb-dev/js#5539'],
  ['connect POS to loyalty program', [ZELTY, LOYALTY], 'odoo/odoo#274951'],
  [
    'prefetch balance with react query',
    [REACT_GUIDE, react('Function.balanceQueryOptions')],
    'wevm/wagmi#4332',
  ],
  [
    'wait for transaction receipt',
    [HOW_TOS, TOKENIZATION, base('Class.Account#waitfortransfer')],
    'protocol/nft-website#195',
  ],
  [
    'check if the wallet has enough for gas',
    [FEES, TOKENIZATION, operation('estimate-fees')],
    'recallnet/ipc#419',
  ],
  ['configure CSP headers for next.js', [SECURITY, REACT_GUIDE], 'WalletConnect/walletconnect-monorepo#5517'],
  ['bring your own JWT', [AUTH, FAQ], 'Web3Auth/web3auth-docs#137'],
  ['email otp login', [AUTH, operation('send-otp'), REACT_GUIDE], 'zerodevapp/zerodev-wallet-sdk#12'],
  ['recover wallet with passkey', [RECOVERY, WALLET, WALLET_USERS], 'oddsdk/passkeys#13'],
  ['rotate secret key', [DASHBOARD, SECURITY], 'clerk/clerk-docs#3491'],
]);

const identifiers = sourcedQueries('identifier', [
  ['useBalance', react('Function.useBalance'), 'wevm/wagmi#4332'],
  ['useSignMessage', react('Function.useSignMessage'), 'thirdweb-dev/js#5539'],
  ['useAccount', react('Function.useAccount'), 'thirdweb-dev/js#5539'],
  ['formatBalance', base('Function.formatBalance'), 'radicle-dev/radicle-explorer#162'],
  ['balanceQueryOptions', react('Function.balanceQueryOptions'), 'wevm/wagmi#3855'],
  [
    'Idempotency-Key',
    [operation('idempotency'), term('idempotency-key'), TOKENIZATION],
    'thephpleague/omnipay-stripe#33',
  ],
  ['SignInWithJwtArgs', base('TypeAlias.SignInWithJwtArgs'), 'Web3Auth/web3auth-web#1205'],
  ['useFormattedBalance', react('Function.useFormattedBalance'), 'rainbow-me/rainbowkit#2015'],
]);

const members = sourcedQueries('member', [
  ['client.auth.signOut', base('Interface.AuthModule#signout'), 'supabase/auth#141'],
  ['auth.sendOtp()', base('Interface.AuthModule#sendotp'), 'rohit-chouhan/email_otp#15'],
  ['client.auth.onSessionChange', base('Interface.AuthModule#onsessionchange'), 'nuxt-modules/supabase#330'],
  ['auth.getUser', base('Interface.AuthModule#getuser'), 'supabase/supabase#8193'],
  ['account.signMessage()', base('Class.Account#signmessage'), 'thirdweb-dev/js#5539'],
  ['Account.transfer', base('Class.Account#transfer'), 'zerodevapp/zerodev-examples#32'],
  ['client.recovery.recover', base('Interface.RecoveryModule#recover'), 'Web3Auth/mpc-core-kit-examples#89'],
  ['loyalty.getBalance', base('Interface.LoyaltyModule#getbalance'), 'ChrisASearles/CompLinks#197'],
  ['client.dpp.verify', base('Interface.DppModule#verify'), 'eclipse-tractusx/sig-release#655'],
]);

const parts = sourcedQueries('part', [
  ['session change', base('Interface.AuthModule#onsessionchange'), 'nuxt-modules/supabase#330'],
  [
    'retry after ms',
    [base('Class.SdkError'), code('sdk-rate-limited'), HOW_TOS],
    'Backblaze/b2-sdk-python#37',
  ],
  [
    'query options',
    [
      react('TypeAlias.QueryOptions'),
      react('TypeAlias.NacreQueryOptions'),
      react('Function.balanceQueryOptions'),
    ],
    'wevm/wagmi#3855',
  ],
  ['otp challenge', base('TypeAlias.OtpChallenge'), 'supabase/auth#322'],
  ['waitfortransfer', [base('Class.Account#waitfortransfer'), HOW_TOS], 'zerodevapp/zerodev-examples#32'],
  [
    'recovery status',
    [base('TypeAlias.RecoveryStatus'), operation('get-recovery-status')],
    'Web3Auth/mpc-core-kit-examples#89',
  ],
  [
    'status list',
    [operation('get-status-list'), base('TypeAlias.PassportStatusList')],
    'w3c/vc-imp-guide#67',
  ],
]);

const errors = sourcedQueries('error', [
  [
    'TypeError: Do not know how to serialize a BigInt',
    [FAQ, TWO_SDKS, operation('amounts-times-and-ids')],
    'wevm/wagmi#4332',
  ],
  [
    'ReferenceError: window is not defined',
    [REACT_GUIDE, PLATFORMS, code('sdk-not-supported')],
    'coinbase/coinbase-wallet-sdk#1334',
  ],
  [
    "Refused to frame because it violates the following Content Security Policy directive: frame-src 'self'",
    [code('iframe-frame-blocked'), SECURITY, `${FAQ}#why-does-the-key-frame-not-load`],
    'arkade-os/wallet#988',
  ],
  [
    'No signatures found matching the expected signature for payload. Are you passing the raw request body',
    [WEBHOOKS, code('crypto-proof-invalid')],
    'mezielabs/adonis-stripe#15',
  ],
  ['insufficient funds for gas', [code('sdk-insufficient-funds'), FEES, FAQ], 'KeeperHub/keeperhub#2268'],
  [
    'invalid audience',
    [code('jwt-audience-mismatch'), `${FAQ}#why-does-sign-in-with-my-own-jwt-fail`],
    'Web3Auth/web3auth-web#1205',
  ],
  [
    '429 Too Many Requests',
    [code('sdk-rate-limited'), operation('rate-limits')],
    'auth0/auth0-deploy-cli#33',
  ],
  [
    'The provided Secret Key is invalid. Make sure that your Secret Key is correct.',
    [code('sdk-not-authenticated'), operation('authentication'), TWO_SDKS],
    'clerk/clerk-sdk-python#26',
  ],
  [
    'ReferenceError: localStorage is not defined',
    [REACT_GUIDE, PLATFORMS, HOW_TOS],
    'coinbase/coinbase-wallet-sdk#259',
  ],
  ['No auth token found when signing message', [code('sdk-not-authenticated'), AUTH], 'thirdweb-dev/js#5539'],
  [
    'An account already exists with that email',
    [code('sdk-conflict'), AUTH],
    'firebase/FirebaseUI-Android#301',
  ],
  ['op_no_trust', [FEES, NETWORKS, code('sdk-invalid-argument')], 'tael-protocol/tael#80'],
  ['OTP has expired', [code('sdk-otp-expired'), AUTH], 'rohit-chouhan/email_otp#36'],
  [
    'idempotency key used with a different request body',
    [code('sdk-conflict'), operation('idempotency'), TOKENIZATION],
    'crbnos/carbon#252',
  ],
  ['UserRejectedRequestError: User rejected request', code('iframe-user-rejected'), 'wevm/wagmi#515'],
  [
    'MetaMask Tx Signature: User denied transaction signature',
    code('iframe-user-rejected'),
    'MetaMask/faq#6',
  ],
  ['ProviderRpcError code 4001', code('iframe-user-rejected'), 'wevm/viem#578'],
  [
    'JWTExpired: "exp" claim timestamp check failed',
    code('jwt-expired'),
    'open-reception/appointment-booking-software#112',
  ],
  ['ERR_JWT_EXPIRED', code('jwt-expired'), 'panva/jose#64'],
  ['FAST_JWT_INVALID_SIGNATURE', code('jwt-signature-invalid'), 'nearform/fast-jwt#561'],
  ['NotBeforeError: jwt not active', code('jwt-not-yet-valid'), 'auth0/node-jsonwebtoken#529'],
  ['JsonWebTokenError: invalid signature', code('jwt-signature-invalid'), 'auth0/node-jsonwebtoken#908'],
  ['Error: no key found jwks verify', code('jwt-key-not-found'), 'cisco/node-jose#386'],
  [
    'error in secret or public key callback: The JWKS endpoint did not contain any signing keys',
    code('jwt-key-not-found'),
    'auth0/node-jwks-rsa#373',
  ],
  ['op_underfunded', [code('sdk-insufficient-funds'), FEES], 'stellar/js-stellar-sdk#431'],
  ['op_no_destination', [FEES, NETWORKS, code('sdk-invalid-argument')], '0xfe/hacking-stellar#3'],
  ['tx_insufficient_balance', [code('sdk-insufficient-funds'), FEES], 'stellar/freighter#1527'],
  ['paymentUnderfunded', [code('sdk-insufficient-funds'), FEES], 'stellarchat/desktop-client#147'],
  [
    'insufficient funds for intrinsic transaction cost',
    [code('sdk-insufficient-funds'), FEES, FAQ],
    'ethers-io/ethers.js#3972',
  ],
  [
    '"code":-32000,"message":"insufficient funds for gas * price + value"',
    [code('sdk-insufficient-funds'), FEES, FAQ],
    'ethers-io/ethers.js#855',
  ],
  [
    'replacement transaction underpriced',
    [TOKENIZATION, code('sdk-fee-too-high'), code('sdk-conflict')],
    'status-im/status-legacy#22341',
  ],
  [
    'Origin not found on Allowlist - update configuration',
    [code('iframe-origin-not-allowed'), SECURITY],
    'reown-com/appkit#5031',
  ],
  [
    "has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present",
    [code('iframe-origin-not-allowed'), SECURITY, code('sdk-api-unavailable')],
    'block-core/blockcore-wallet#267',
  ],
  [
    'Verify iframe failed to load',
    [code('iframe-frame-blocked'), code('iframe-frame-not-ready'), `${FAQ}#why-does-the-key-frame-not-load`],
    'WalletConnect/walletconnect-monorepo#3764',
  ],
  ['IframeRpcTimeoutError', code('iframe-timeout'), 'openfort-xyz/openfort-js#326'],
  [
    "Refused to connect to because it violates the document's Content Security Policy",
    [SECURITY, code('sdk-api-unavailable'), code('iframe-frame-blocked')],
    'hemilabs/ui-monorepo#783',
  ],
  [
    'Refused to frame because an ancestor violates the following Content Security Policy directive: frame-ancestors',
    [code('iframe-frame-blocked'), SECURITY, `${FAQ}#why-does-the-key-frame-not-load`],
    'WalletConnect/walletconnect-monorepo#5517',
  ],
  [
    'Timestamp outside the tolerance zone',
    [WEBHOOKS, code('crypto-proof-invalid'), operation('webhook-signatures')],
    'stripe/stripe-node#407',
  ],
  ['Invalid or expired OTP code', [code('sdk-otp-invalid'), code('sdk-otp-expired')], 'mozilla/fxa#2412'],
  ['otp still showing Incorrect code', [code('sdk-otp-invalid'), AUTH], 'rohit-chouhan/email_otp#37'],
  [
    'Render error: useAuth must be used within an AuthProvider',
    [code('sdk-not-initialized'), REACT_GUIDE],
    'react/react-native#44658',
  ],
  [
    'please ensure the component is wrapped in a <Provider>',
    [code('sdk-not-initialized'), REACT_GUIDE],
    'marmelab/react-admin#4585',
  ],
  [
    'SyntaxError: Unexpected token \'<\', "<!DOCTYPE "... is not valid JSON',
    code('sdk-unexpected-response'),
    'opral/inlang#887',
  ],
  [
    'RangeError: too many decimals for format NUMERIC_FAULT',
    [code('sdk-invalid-argument'), HOW_TOS, base('Function.parseBalance')],
    'ethers-io/ethers.js#4833',
  ],
  [
    'fractional component exceeds decimals',
    [code('sdk-invalid-argument'), HOW_TOS, base('Function.parseBalance')],
    'airswap/airswap-protocols#933',
  ],
  ['ChainMismatchError', code('sdk-network-mismatch'), 'TrainProtocol/app#78'],
  ['Your wallet is connected to a wrong chain', code('sdk-network-mismatch'), '5afe/safe-react#3105'],
  ['ECONNRESET socket hang up', code('sdk-api-unavailable'), 'postmanlabs/newman#2142'],
  ["Couldn't find wallet", code('crypto-key-share-missing'), 'OdyseeTeam/odysee-api#159'],
  [
    'Failed to load wallet data: Operation timed out',
    [code('sdk-timeout'), code('iframe-timeout')],
    'ethaccount/vue-dapp#126',
  ],
  [
    'passphrase you entered is not correct',
    code('crypto-recovery-password-invalid'),
    'fetchai/asi-alliance-wallet#517',
  ],
  [
    'NotAllowedError: The operation either timed out or was not allowed',
    [RECOVERY, PLATFORMS, code('iframe-user-rejected')],
    'canonical/identity-platform-login-ui#313',
  ],
]);

const endpoints = sourcedQueries('endpoint', [
  ['GET /v1/users/me', operation('get-current-user'), 'clerk/clerk-sdk-python#26'],
  ['POST /v1/auth/sign-out', operation('sign-out'), 'Dmytro1991ua/LiftMend_CRM#281'],
  ['/auth/v1/otp', operation('send-otp'), 'supabase/supabase#8193'],
  [
    'https://api.nacre.example/v1/loyalty/programs/prg_3Bv68hJq/balance',
    operation('get-loyalty-balance'),
    'voucherifyio/voucherify-python-sdk#58',
  ],
  ['list webhook events', [operation('list-events'), WEBHOOKS], 'stripe/stripe-node#1390'],
  ['GET /.well-known/jwks.json', [operation('get-jwks'), AUTH], 'Web3Auth/web3auth-web#1205'],
  ['estimateFees', [operation('estimate-fees'), base('Class.Account#estimatefees')], 'RabbyHub/Rabby#2288'],
]);

const questions = sourcedQueries('question', [
  ['is it ok if the publishable key is public', [FAQ, TWO_SDKS, SECURITY], 'openai/democratic-inputs#6'],
  [
    'where to set the secret key',
    [TWO_SDKS, SECURITY, operation('authentication')],
    'clerk/clerk-sdk-python#26',
  ],
  [
    'does this support expo react native',
    [`${LIMITS}#native-mobile-apps`, `${PLATFORMS}#native-apps`],
    'momo-wallet/mobile-sdk#18',
  ],
  ['how can a user get the wallet back on a new phone', [RECOVERY, FAQ, WALLET_USERS], 'bitpay/wallet#5835'],
  ['what to do if recovery password is lost', [RECOVERY, FAQ, WALLET_USERS], 'bitpay/wallet#5991'],
  [
    'how would you use idempotency key',
    [TOKENIZATION, FAQ, operation('idempotency')],
    'thephpleague/omnipay-stripe#33',
  ],
  ['why am I logged out when I refresh the page', [FAQ, AUTH, HOW_TOS], 'linkedweb/auth_system#7'],
  [
    'are tiers based on points earned or on the points balance',
    [LOYALTY, LOYALTY_ASSETS],
    'DivanteLtd/open-loyalty#131',
  ],
  [
    'can I refresh the session without the user signing in again',
    [AUTH, HOW_TOS, operation('refresh-session')],
    'Web3Auth/web3auth-web#1655',
  ],
  ['what if two tabs refresh the token at the same time', [AUTH, FAQ], 'fliks-app/fliks#457'],
]);

const misspellings = sourcedQueries('misspelling', [
  [
    'how to export privite key',
    [`${LIMITS}#export-a-private-key`, `${WALLET}#export-a-key`, `${FAQ}#can-users-export-their-private-key`],
    'trustwallet/trust-keystore#10',
  ],
  [
    'mmemonic',
    [
      `${LIMITS}#import-a-key-or-a-seed-phrase`,
      `${FAQ}#do-my-users-have-to-install-a-wallet-or-write-down-words`,
      WALLET,
    ],
    'terra-rebels/classic#1',
  ],
  ['OTP not recieved', [WALLET_USERS, DASHBOARD, AUTH], 'Android1500/AndroidFaker#153'],
  ['sign out enpoint', operation('sign-out'), 'Dmytro1991ua/LiftMend_CRM#281'],
  ['enought XLM', [FEES, NETWORKS, code('sdk-insufficient-funds')], 'stellarchat/desktop-client#66'],
  ['prduct passport', PASSPORTS, 'european-epc-competence-center/vc-verifier#23'],
  ['verfiy webhook', [WEBHOOKS, base('Function.verifyWebhook'), SECURITY], 'stripe/stripe-node#331'],
  [
    'signiture verification failed',
    [code('crypto-proof-invalid'), WEBHOOKS, code('jwt-signature-invalid')],
    'mezielabs/adonis-stripe#15',
  ],
  ['insufficent balance', [code('sdk-insufficient-funds'), FEES, FAQ], 'KeeperHub/keeperhub#2268'],
  ['webook retries', WEBHOOKS, 's0s0physm/Interview-Practice#20'],
  ['recover walet on new phnoe', [RECOVERY, WALLET_USERS, FAQ], 'bitpay/wallet#5835'],
]);

const synonyms = sourcedQueries('synonym', [
  ['persistent login', [AUTH, HOW_TOS], 'Web3Auth/web3auth-web#1655'],
  [
    'incognito',
    [code('iframe-storage-unavailable'), PLATFORMS, RECOVERY],
    'marcelpanse/tcg-pocket-collection-tracker#304',
  ],
  [
    'whitelist domain',
    [SECURITY, term('allowed-origin'), DASHBOARD],
    'WalletConnect/walletconnect-monorepo#4277',
  ],
  ['barcode', [PASSPORTS, term('gtin'), term('gs1-digital-link')], 'w3c/vc-use-cases#146'],
  ['top up wallet', [FEES, TEST_TOKENS], 'millw14/merrymen#29'],
  ['backup', RECOVERY, 'bitpay/wallet#2697'],
  ['claw back points', [LOYALTY, operation('reverse-points'), FAQ], 'robgpeak/CompLinks-xclub#203'],
  ['exponential backoff', [HOW_TOS, EXCEPTIONS, FAQ], 'opsmill/infrahub-sdk-python#1149'],
  [
    'wei',
    [term('smallest-unit'), TWO_SDKS, base('Function.parseBalance')],
    'radicle-dev/radicle-explorer#162',
  ],
  [
    '12 words',
    [
      `${LIMITS}#import-a-key-or-a-seed-phrase`,
      `${FAQ}#do-my-users-have-to-install-a-wallet-or-write-down-words`,
      WALLET,
    ],
    'bitpay/wallet#4650',
  ],
  ['magic link', AUTH, 'Web3Auth/web3auth-web#90'],
  [
    'token approval',
    [`${LIMITS}#call-a-smart-contract`, code('crypto-signature-failed')],
    'RevokeCash/revoke.cash#272',
  ],
  ['cell phone damaged', [WALLET_USERS, RECOVERY, FAQ], 'bitpay/copay-recovery#132'],
  ['points rounding', [LOYALTY, ZELTY], 'ChrisASearles/CompLinks#262'],
  ['voided order', [ZELTY, operation('cancel-order'), LOYALTY], 'FreeOpenSourcePOS/FloCafe#720'],
  ['counterfeit QR code', PASSPORTS, 'w3c/vc-imp-guide#67'],
  ['replay webhook', [WEBHOOKS, operation('resend-event')], 'nuonco/nuon#1936'],
  ['silent login', [AUTH, HOW_TOS], 'MomenSherif/react-oauth#41'],
  ['auto-login', [AUTH, HOW_TOS], 'calebd/SimpleAuth#30'],
  ['keep wallets logged in', [AUTH, HOW_TOS], 'magicblock-labs/Solana.Unity-SDK#74'],
  ['auto-extend session', [AUTH, operation('refresh-session')], 'WalletConnect/walletconnect-monorepo#3761'],
  ['punch card', LOYALTY, 'satisfecho/pos#327'],
  ['number of stamps for a free item', LOYALTY, 'swoocn/map-of-pi#106'],
  ['VIP levels', [LOYALTY, term('reward-tier'), operation('list-loyalty-tiers')], 'satisfecho/pos#334'],
  [
    'store credit',
    [LOYALTY, LOYALTY_ASSETS, term('voucher')],
    'Repair-DeskPOS/RepairDesk-BUGS-IMPROVEMENTS#1050',
  ],
  ['loyalty card number', [ZELTY, LOYALTY], 'f-9t9it/optic_store#32'],
  [
    'discount code',
    [LOYALTY_ASSETS, LOYALTY, term('voucher')],
    'MicrosoftDocs/dynamics-365-unified-operations-public#617',
  ],
  ['earn and burn', LOYALTY, 'trybeans/Issues#19'],
  ['points ledger', [LOYALTY, operation('list-loyalty-history')], 'frappe/erpnext#12631'],
  ['lifetime spend', LOYALTY, 'adobe/xdm#2041'],
  ['data carrier', PASSPORTS, 'cardano-foundation/CIPs#1114'],
  ['NFC tag', [PASSPORTS, PASSPORT_DEMO], 'schemaorg/schemaorg#4662'],
  [
    'certificate of authenticity',
    [PASSPORTS, PASSPORT_DEMO, USE_CASES],
    'metafy-social/web3-smart-contracts#103',
  ],
  ['warranty card', [PASSPORTS, USE_CASES], 'metafy-social/web3-smart-contracts#103'],
  [
    'proof of ownership',
    [PASSPORTS, USE_CASES, operation('claim-passport')],
    'ethereum/ethereum-org-website#4412',
  ],
  ['supply chain transparency', [PASSPORTS, USE_CASES], 'uncefact/spec-untp#470'],
  ['revoke credential', [PASSPORTS, PASSPORT_DEMO], 'bcgov/digital-trust-toolkit#41'],
  ['mock server', LOCAL_SANDBOX, 'C-Address-Onboarding-Bridge/C-Address-Onboarding-Bridge-Backend#65'],
  ['emulator', LOCAL_SANDBOX, 'pi-apps/pi-platform-docs#11'],
  ['offline development', LOCAL_SANDBOX, 'GSA/api-documentation-template#34'],
  ['dead letter queue', [WEBHOOKS, operation('resend-event')], 'nickna/Conduit#186'],
  ['dedupe webhook', [WEBHOOKS, FAQ], 'reapit/foundations#10832'],
  ['redeliver', [WEBHOOKS, operation('resend-event')], 'AgentWorkforce/relay#1098'],
  ['replay attack', [WEBHOOKS, SECURITY, operation('webhook-signatures')], 'stripe/stripe-node#407'],
  ['secret rotation', [SECURITY, DASHBOARD, WEBHOOKS], 'auth0/auth0-aspnetcore-authentication#135'],
  ['compromised key', [SECURITY, DASHBOARD], 'mozilla/fxa-oauth-server#317'],
  [
    'client credentials',
    [TWO_SDKS, operation('authentication'), SECURITY],
    'FusionAuth/fusionauth-issues#3110',
  ],
  ['stuck in mempool', [TOKENIZATION, FEES], 'leather-io/extension#2716'],
  ['social recovery', RECOVERY, 'celo-org/celo-monorepo#770'],
  [
    'forgot password',
    [RECOVERY, WALLET_USERS, code('crypto-recovery-password-invalid')],
    'LiskHQ/lisk-mobile#1768',
  ],
  [
    'passphrase',
    [RECOVERY, code('crypto-recovery-password-invalid'), LIMITS],
    'fetchai/asi-alliance-wallet#517',
  ],
  ['fingerprint unlock', RECOVERY, 'tari-project/wallet-ios#484'],
  ['cloud backup', RECOVERY, 'vechain/vechain-kit#156'],
  ['eject private key', [LIMITS, WALLET, FAQ], 'unlock-protocol/unlock#2165'],
  ['parseUnits', [base('Function.parseBalance'), HOW_TOS], 'drips-network/app#122'],
  ['parseEther', [base('Function.parseBalance'), HOW_TOS], 'ethers-io/ethers.js#4833'],
  ['lumens', [NETWORKS, FEES, TEST_TOKENS], 'stellarchat/desktop-client#147'],
  [
    'maximum balance send',
    [
      TOKENIZATION,
      FEES,
      `${FAQ}#why-does-a-transfer-fail-with-insufficient-funds-although-the-balance-is-enough`,
    ],
    'horizontalsystems/unstoppable-wallet-android#8104',
  ],
  [
    'domain verification',
    [SECURITY, DASHBOARD, code('iframe-origin-not-allowed')],
    'blockscout/frontend#2582',
  ],
  ['signature popup', [WALLET, DASHBOARD, SECURITY], 'hemilabs/ui-monorepo#634'],
  ['account deletion', [DASHBOARD, '/overview/privacy-policy'], 'Portkey-Wallet/portkey-wallet#743'],
  ['retry policy', [HOW_TOS, EXCEPTIONS, WEBHOOKS], 'auth0/node-auth0#1341'],
]);

const vendors = sourcedQueries('vendor', [
  [
    'metamask',
    [
      `${LIMITS}#connect-wagmi-viem-ethers-or-walletconnect`,
      `${FAQ}#can-users-sign-in-with-metamask-or-another-wallet`,
    ],
    'MetaMask/metamask-extension#23598',
  ],
  ['wagmi connector', `${LIMITS}#connect-wagmi-viem-ethers-or-walletconnect`, 'rainbow-me/rainbowkit#1457'],
  [
    'window.ethereum',
    `${LIMITS}#connect-wagmi-viem-ethers-or-walletconnect`,
    'MetaMask/metamask-extension#27396',
  ],
  ['gas sponsorship', [`${LIMITS}#sponsor-gas-fees`, FEES], 'mittal-parth/Khoj#251'],
  ['ERC-4337 paymaster', [`${LIMITS}#sponsor-gas-fees`, FEES], 'OpenZeppelin/openzeppelin-contracts#6575'],
  ['eth_signTypedData_v4', `${LIMITS}#sign-typed-data-eip-712`, 'reown-com/appkit-react-native#98'],
  ['useWriteContract', `${LIMITS}#call-a-smart-contract`, 'wevm/wagmi#2406'],
  [
    'privy exportWallet',
    [`${LIMITS}#export-a-private-key`, `${WALLET}#export-a-key`, `${FAQ}#can-users-export-their-private-key`],
    'unlock-protocol/unlock#15875',
  ],
  ['expo', [`${LIMITS}#native-mobile-apps`, `${PLATFORMS}#native-apps`], 'thirdweb-dev/js#5743'],
  [
    'swift sdk',
    [`${LIMITS}#native-mobile-apps`, `${PLATFORMS}#native-apps`],
    'trustwallet/trust-keystore#10',
  ],
  [
    'web3auth modal',
    [
      `${LIMITS}#connect-wagmi-viem-ethers-or-walletconnect`,
      `${REACT_GUIDE}#move-over-from-another-wallet-provider`,
    ],
    'alchemyplatform/aa-sdk#849',
  ],
]);

const terms = sourcedQueries('term', [
  ['recovery share', [term('recovery-share'), WALLET], 'Web3Auth/mpc-core-kit-examples#89'],
  ['ERC-721', [term('erc-721'), TOKENIZATION], 'MetaMask/metamask-extension#27396'],
  ['issuer', term('issuer'), 'MetaMask/metamask-docs#2901'],
  ['mint', [term('mint'), TOKENIZATION, operation('mint-items')], 'HashLips/hashlips_nft_minting_dapp#72'],
  ['trustline', [FEES, NETWORKS, LIMITS], 'balancednetwork/balanced-network-interface#1662'],
  ['access token', [term('access-token'), AUTH], 'canton-network/wallet#595'],
  ['session share', [term('session-share'), WALLET], 'Web3Auth/mpc-core-kit-examples#89'],
]);

/** Every query of this half of the questions, by kind. */
export const fromTrackers: readonly GoldenQuery[] = [
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
