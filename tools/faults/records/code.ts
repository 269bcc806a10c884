import type { Fault } from '../Fault.ts';

const VERIFY = 'packages/sdk-base/src/server/verifyAccessToken.ts';
const CONSTANTS = 'packages/sdk-base/src/sandbox/constants.ts';
const CONFIG = 'packages/sdk-base/src/client/readConfig.ts';
const CHAINS = 'packages/sdk-base/src/networkInfo/networks.ts';

const code = (id: string, file: string, find: string, put: string, ...tests: string[]): Fault => ({
  id,
  kind: 'code',
  check: 'unit tests',
  file,
  find,
  put,
  tests: tests.map((test) => `packages/sdk-base/tests/${test}.test.ts`),
});
const guard = (...args: Parameters<typeof code>): Fault => ({ ...code(...args), kind: 'security' });

/** Code of the SDKs, and of tables on pages, that contradicts its texts. */
export const codeFaults: readonly Fault[] = [
  guard(
    'sdk-audience',
    VERIFY,
    '  if (!audiences.includes(expected.audience)) throw new JwtError(JwtErrorType.AudienceMismatch);\n',
    '',
    'verifyAccessToken',
  ),
  guard(
    'sdk-expiry',
    VERIFY,
    '  if (expected.seconds >= exp + expected.leeway) throw new JwtError(JwtErrorType.Expired);\n',
    '',
    'verifyAccessToken',
  ),
  guard(
    'sdk-algorithm',
    VERIFY,
    "  if (alg !== 'ES256') throw new JwtError(JwtErrorType.AlgorithmNotAllowed);\n",
    '',
    'verifyAccessToken',
  ),
  guard(
    'sdk-webhook-age',
    'packages/sdk-base/src/webhooks/verifyWebhook.ts',
    'DEFAULT_TOLERANCE_SECONDS = 300',
    'DEFAULT_TOLERANCE_SECONDS = 3600',
    'webhooks',
  ),
  code('timeout-default', CONFIG, 'timeoutMs = 30_000', 'timeoutMs = 60_000', 'waiting'),
  code('retries-default', CONFIG, 'maxRetries = 2,', 'maxRetries = 3,', 'calls', 'httpApi'),
  code(
    'wait-default',
    'packages/sdk-base/src/transport/waitUntil.ts',
    'const WAIT_MS = 120_000;',
    'const WAIT_MS = 60_000;',
    'waiting',
  ),
  code(
    'statuses-retried',
    'packages/sdk-base/src/transport/retryDelay.ts',
    '= [502, 503, 504];',
    '= [500, 502, 503, 504];',
    'calls',
    'httpApi',
  ),
  code('codes-limit', CONSTANTS, '  codes: 5,', '  codes: 10,', 'sandboxLimits'),
  code('voucher-code-life', CONSTANTS, 'voucherCodeLifetime: 5 * minute', 'voucherCodeLifetime: 15 * minute'),
  code('retry-gap', CONSTANTS, '  5 * minute,\n', '  10 * minute,\n', 'sandboxWebhooks'),
  code(
    'sdk-await',
    'packages/sdk-base/src/auth/createAuthModule.ts',
    "await call('signOut', {}, { ...options, accessToken });",
    "call('signOut', {}, { ...options, accessToken });",
    'session',
  ),
  code(
    'sdk-code',
    'packages/sdk-base/src/errors/SdkErrorType.ts',
    "'sdk/fee-too-high'",
    "'sdk/fee-above-limit'",
    'errors',
  ),
  {
    ...code(
      'sdk-message',
      'packages/sdk-base/src/webhooks/verifyWebhook.ts',
      "'The signature does not fit the body.'",
      "'The signature does not match the body.'",
    ),
    tests: ['tests/unit/webhookGuide.test.ts'],
  },
  code('sdk-chain-id', CHAINS, "'eip155:80002'", "'eip155:80001'", 'networks'),
  code(
    'sdk-decimals',
    CHAINS,
    "symbol: 'XLM', decimals: 7",
    "symbol: 'XLM', decimals: 6",
    'networks',
    'transfers',
  ),
  code('sdk-feature', CHAINS, '{ ...evm, nft: false, loyaltyPoints', '{ ...evm, loyaltyPoints', 'networks'),
  code(
    'password-rounds-code',
    'packages/sdk-base/src/keyFrame/recoveryKeys.ts',
    'PASSWORD_ROUNDS = 600_000',
    'PASSWORD_ROUNDS = 500_000',
    'keyShares',
  ),
  {
    ...code('fee-payer', 'src/data/networkFees.ts', "burned', 'nacre'", "burned', 'sender'"),
    tests: ['tests/unit/networkFees.test.ts'],
  },
  {
    ...code(
      'platform-claimed',
      'src/data/platforms.json',
      '"name": "Other edge runtimes", "supported": null',
      '"name": "Other edge runtimes", "supported": "The latest version"',
    ),
    tests: ['tests/unit/platforms.test.ts'],
  },
  {
    ...code(
      'faucet-currency',
      'src/data/faucets.json',
      'faucet.polygon.technology",\n    "gives": "POL"',
      'faucet.polygon.technology",\n    "gives": "ETH"',
    ),
    tests: ['tests/unit/testTokens.test.ts'],
  },
];
