import type { Fault } from '../Fault.ts';

const WAIT = 'packages/sdk-base/src/types/WaitOptions.ts';
const VERIFY = 'packages/sdk-base/src/server/verifyAccessToken.ts';
const AUTH = 'packages/sdk-base/src/auth/AuthModule.ts';
const CONFIG = 'packages/sdk-base/src/client/ClientConfig.ts';

const comment = (id: string, check: Fault['check'], file: string, find: string, put: string): Fault => ({
  id,
  kind: 'comment',
  check,
  file,
  find,
  put,
});

/** Expects the message about a missing comment at the symbol that it belongs to. */
const missing = (fault: Fault, text: string): Fault => ({ ...fault, at: { text } });

/** Doc comments of both SDKs that contradict their code. */
export const commentFaults: readonly Fault[] = [
  comment('default-of-wait', 'unit tests', WAIT, '@defaultValue `120_000`', '@defaultValue `60_000`'),
  comment(
    'unit-of-wait',
    'unit tests',
    WAIT,
    'The time limit of the whole wait, in milliseconds.',
    'The time limit of the whole wait, in seconds.',
  ),
  comment('default-of-client', 'unit tests', CONFIG, '@defaultValue `30_000`', '@defaultValue `10_000`'),
  comment('range-of-retries', 'unit tests', CONFIG, 'is retried, from 0 to 10.', 'is retried, from 0 to 5.'),
  comment(
    'unit-of-leeway',
    'unit tests',
    'packages/sdk-base/src/server/VerifyAccessTokenOptions.ts',
    'in seconds from 0 to 300',
    'in milliseconds from 0 to 300',
  ),
  comment(
    'default-in-param',
    'unit tests',
    VERIFY,
    '`leewaySeconds` (5 by default)',
    '`leewaySeconds` (60 by default)',
  ),
  comment(
    'cache-time',
    'unit tests',
    VERIFY,
    'fetched once and cached for ten minutes',
    'fetched once and cached for an hour',
  ),
  missing(
    comment(
      'throws-missing',
      'unit tests',
      VERIFY,
      " * @throws {@link JwtError} with `AudienceMismatch` when it's for another application\n",
      '',
    ),
    'export async function verifyAccessToken(',
  ),
  comment(
    'throws-another',
    'unit tests',
    AUTH,
    "with `NotFound` when the user hasn't signed up",
    "with `Forbidden` when the user hasn't signed up",
  ),
  comment(
    'throws-unknown',
    'symbols',
    AUTH,
    'with `NotSupported` for Google outside a browser',
    'with `Unsupported` for Google outside a browser',
  ),
  comment('param-renamed', 'reference', VERIFY, '@param options - your', '@param config - your'),
  comment('since-older', 'history', VERIFY, '@since 0.2.0', '@since 0.1.0'),
  comment(
    'see-dead',
    'links',
    'packages/sdk-base/src/webhooks/verifyWebhook.ts',
    'docs.nacre.example/technical-guides/webhooks)',
    'docs.nacre.example/technical-guides/webhook)',
  ),
  comment(
    'example-value',
    'samples',
    AUTH,
    'console.log(user.name); // Grace',
    'console.log(user.name); // Ada',
  ),
  comment(
    'example-prop',
    'samples',
    'packages/sdk-react/src/FormattedBalance.tsx',
    'network={Network.PolygonAmoy} maximumFractionDigits={4}',
    'network={Network.PolygonAmoy} fractionDigits={4}',
  ),
  comment(
    'react-default',
    'unit tests',
    'packages/sdk-react/src/NacreProvider.tsx',
    "@defaultValue `'en-US'`",
    "@defaultValue `'en-GB'`",
  ),
  comment(
    'react-throws',
    'unit tests',
    'packages/sdk-react/src/FormattedBalance.tsx',
    '@throws {@link SdkError} of type `NotInitialized`',
    '@throws {@link SdkError} of type `NotAuthenticated`',
  ),
  missing(
    comment(
      'comment-gone',
      'reference',
      CONFIG,
      "  /** Your application's publishable key, `pk_sandbox_…` or `pk_live_…`. Never a secret key. */\n",
      '',
    ),
    'publishableKey: string;',
  ),
];
