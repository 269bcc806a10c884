import type { Fault } from '../Fault.ts';

const AUTH = 'docs/products/nacre-auth.mdx';
const HOOKS = 'docs/technical-guides/webhooks.mdx';
const RECOVERY = 'docs/technical-guides/recovery.mdx';
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
  number(
    'codes-per-window',
    AUTH,
    'More than five codes in ten minutes',
    'More than three codes in ten minutes',
  ),
  number('codes-window', SAFE, 'at most five codes in ten minutes', 'at most five codes in thirty minutes'),
  number('wrong-codes', AUTH, 'or five wrong codes were tried', 'or ten wrong codes were tried'),
  number('access-token-life', AUTH, '15 minutes on the local sandbox', '30 minutes on the local sandbox'),
  number('own-token-leeway', AUTH, 'or at most 60 seconds ago', 'or at most 300 seconds ago'),
  number('answer-time', HOOKS, '**answers 2xx within 10 seconds**', '**answers 2xx within 30 seconds**'),
  number('attempts', HOOKS, 'tries again: up to eight\nattempts', 'tries again: up to six\nattempts'),
  number('retry-row', HOOKS, '| 4 | 30 minutes | 36 minutes |', '| 4 | 20 minutes | 26 minutes |'),
  number('event-days', HOOKS, 'stays in the list for 30 days', 'stays in the list for 14 days'),
  number('both-secrets', HOOKS, 'For 24 hours, each request', 'For 48 hours, each request'),
  number('signature-age', SAFE, '**more than five minutes** old', '**more than fifteen minutes** old'),
  number('password-length', RECOVERY, 'Types at least 12 characters', 'Types at least 8 characters'),
  number('password-rounds', RECOVERY, 'with 600,000 rounds', 'with 310,000 rounds'),
  number('recovery-time', RECOVERY, 'The same, after five minutes', 'The same, after three minutes'),
  number(
    'signing-time',
    'docs/products/embedded-wallet/introduction.mdx',
    'The user has two minutes for steps 3 and 4',
    'The user has five minutes for steps 3 and 4',
  ),
  number(
    'stellar-decimals',
    'docs/roadmap-and-references/supported-blockchains.mdx',
    'Amounts have 7 decimals',
    'Amounts have 6 decimals',
  ),
  number(
    'memo-bytes',
    'docs/roadmap-and-references/supported-blockchains.mdx',
    'a `memo` of up to 28 bytes',
    'a `memo` of up to 64 bytes',
  ),
  number(
    'stellar-reserve',
    'docs/technical-guides/network-fees.mdx',
    '1 XLM, and 0.5 XLM for each asset',
    '2 XLM, and 0.5 XLM for each asset',
  ),
  number('minor-unit', 'docs/products/tokenization.mdx', '`"2450"` is 24.50 EUR', '`"2450"` is 245.00 EUR'),
  number(
    'node-version',
    'docs/products/apis_sdks.mdx',
    'the base package needs Node 20.20 or later',
    'the base package needs Node 18.17 or later',
  ),
  number('react-version', 'docs/products/apis_sdks.mdx', 'React 18.2 and later', 'React 17.0 and later'),
  number(
    'mcp-port',
    'docs/mcp/quickstart.mdx',
    'its address, `http://127.0.0.1:3411/mcp`',
    'its address, `http://127.0.0.1:3000/mcp`',
  ),
  number('job-status', 'docs/products/tokenization.mdx', 'with status 202, comes', 'with status 201, comes'),
  number('handler-status', HOOKS, '| 413 | The body is larger', '| 411 | The body is larger'),
  number(
    'retried-statuses',
    'docs/backend-openapi.mdx',
    'for 429, 502, 503\nand 504',
    'for 429, 500, 503\nand 504',
  ),
  number('chain-id', 'src/data/glossary.ts', '`eip155:137`', '`eip155:136`'),
  number(
    'picture-minutes',
    'src/data/pictures/webhook.ts',
    'over five minutes away',
    'over ten minutes away',
  ),
  number(
    'home-count',
    'src/pages/index.tsx',
    'with two SDKs and a backend API',
    'with three SDKs and a backend API',
  ),
];
