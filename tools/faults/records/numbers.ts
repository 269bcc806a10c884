import type { Fault } from '../Fault.ts';

const AUTH = 'docs/products/nacre-auth.mdx';
const HOOKS = 'docs/technical-guides/webhooks.mdx';
const RECOVERY = 'docs/technical-guides/recovery.mdx';
const API = 'openapi/backend.yaml';
const SDK = 'packages/sdk-base/src';
const SAFE = 'docs/products/security-and-best-practices.mdx';

const number = (id: string, file: string, find: string, put: string): Fault => ({
  id,
  kind: 'number',
  check: 'unit tests',
  file,
  find,
  put,
});

/** Numbers in texts that differ from the code's. */
export const numberFaults: readonly Fault[] = [
  number('codes-per-window', AUTH, 'More than {codesPerAddress} codes in', 'More than three codes in'),
  number('codes-window', SAFE, 'codes in {codesWindow}', 'codes in thirty minutes'),
  number('wrong-codes', AUTH, 'or {wrongCodes} wrong codes were tried', 'or ten wrong codes were tried'),
  number('calls-per-minute', API, 'you can make 600 calls a minute', 'you can make 6,000 calls a minute'),
  number('own-token-leeway', API, 'with a tolerance of 60 seconds', 'with a tolerance of 300 seconds'),
  number('answer-time', HOOKS, '**answers 2xx within {answerTime}**', '**answers 2xx within 30 seconds**'),
  number(
    'attempts',
    HOOKS,
    'tries again: up to {attemptCount}\nattempts',
    'tries again: up to six\nattempts',
  ),
  {
    ...number('retry-row', 'src/components/RetryTable/index.tsx', '{index + 2}', '{index + 1}'),
    tests: ['tests/unit/webhookGuide.test.ts'],
  },
  number(
    'event-days',
    HOOKS,
    'gives the events of the last {eventLifetime}',
    'gives the events of the last 14 days',
  ),
  number('both-secrets', HOOKS, 'For 24 hours after a secret', 'For 48 hours after a secret'),
  number('signature-age', SAFE, '**more than {signatureAge}** old', '**more than fifteen minutes** old'),
  number(
    'password-length',
    RECOVERY,
    'Types at least {passwordLength} characters',
    'Types at least 8 characters',
  ),
  number('password-rounds', RECOVERY, 'with {passwordRounds} rounds', 'with 310,000 rounds'),
  number(
    'recovery-time',
    `${SDK}/recovery/RecoveryModule.ts`,
    'try again. The user has five minutes',
    'try again. The user has three minutes',
  ),
  number(
    'signing-time',
    `${SDK}/accounts/Account.ts`,
    'and the signature has two minutes',
    'and the signature has five minutes',
  ),
  number('voucher-minutes', API, 'replaced or older than five minutes', 'replaced or older than ten minutes'),
  number(
    'memo-bytes',
    'docs/roadmap-and-references/supported-blockchains.mdx',
    'a `memo` of up to {memoBytes} bytes',
    'a `memo` of up to 64 bytes',
  ),
  number(
    'wait-minutes',
    `${SDK}/server/waitForJob.ts`,
    '`timeoutMs` (two minutes by default)',
    '`timeoutMs` (one minute by default)',
  ),
  number('minor-unit', 'docs/products/tokenization.mdx', '`"2450"` is 24.50 EUR', '`"2450"` is 245.00 EUR'),
  number(
    'node-version',
    'docs/products/apis_sdks.mdx',
    'the base package needs Node {nodeVersion} or later',
    'the base package needs Node 18.17 or later',
  ),
  number('react-version', 'packages/sdk-react/README.md', 'works with React 18.2', 'works with React 17.0'),
  number(
    'mcp-port',
    'docs/mcp/quickstart.mdx',
    'its address, `http://127.0.0.1:3411/mcp`',
    'its address, `http://127.0.0.1:3000/mcp`',
  ),
  { ...number('job-status', 'src/data/facts.ts', '= 202;', '= 201;'), check: 'types' },
  number('handler-status', HOOKS, '| 413 | The body is larger', '| 411 | The body is larger'),
  number(
    'voucher-life',
    `${SDK}/types/VoucherCode.ts`,
    'valid for five minutes',
    'valid for fifteen minutes',
  ),
  number('chain-id', 'src/data/glossary.json', '`eip155:137`', '`eip155:136`'),
  number(
    'picture-minutes',
    'src/data/pictures/webhook.ts',
    'over ${signatureAge} away',
    'over ten minutes away',
  ),
  number(
    'home-count',
    'src/pages/index.tsx',
    'with two SDKs and a backend API',
    'with three SDKs and a backend API',
  ),
];
