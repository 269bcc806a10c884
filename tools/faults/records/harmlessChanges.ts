import type { TextEdit, HarmlessChange } from '../Fault.ts';

const AUTH = 'docs/products/nacre-auth.mdx';
const HOOKS = 'docs/technical-guides/webhooks.mdx';
const SAFE = 'docs/products/security-and-best-practices.mdx';
const TOKENS = 'docs/products/tokenization.mdx';
const FAQ = 'docs/technical-guides/faq/index.mdx';
/** A whole section of the FAQ. */
const FAUCET = `### How do I get test tokens?

Ask the sandbox's own faucet first, then a public one. Both are in [Get test tokens](/technical-guides/faq/how-to-get-test-tokens).

`;
const START = 'docs/products/quick-start-guide.mdx';

const change = (
  id: string,
  ...edits: readonly (readonly [file: string, find: string, put: string])[]
): HarmlessChange => ({
  id,
  edits: edits.map(([file, find, put]): TextEdit => ({ file, find, put })),
});
const withTests = (harmless: HarmlessChange, ...tests: string[]): HarmlessChange => ({ ...harmless, tests });

/** Correct changes, which no check may report. */
export const harmlessChanges: readonly HarmlessChange[] = [
  change('sentence-reworded', [
    AUTH,
    "It's useless without the code itself.",
    'Without the code itself, nobody can use it.',
  ]),
  change('number-in-words', [
    'openapi/backend.yaml',
    'at most 5 codes in 10 minutes',
    'at most five codes in ten minutes',
  ]),
  change('right-number-added', [
    AUTH,
    'Show the sign-in\nthen.',
    'Show the sign-in\nthen. An address gets at most five codes in ten minutes.',
  ]),
  change('number-of-ones-own', [
    HOOKS,
    'After an outage, go through what\nfailed',
    'After an outage of 20 minutes, go through what\nfailed',
  ]),
  change('paragraph-added', [HOOKS, '## Retries\n', '## Retries\n\nYou have nothing to set up for this.\n']),
  change('section-added', [
    HOOKS,
    '## Unknown event types\n',
    '## Keep what is new\n\nAn update of the SDK teaches it new types.\n\n## Unknown event types\n',
  ]),
  change(
    'section-moved',
    [FAQ, FAUCET, ''],
    [FAQ, '### Which browsers are supported?\n', `${FAUCET}### Which browsers are supported?\n`],
  ),
  change('term-used', [
    TOKENS,
    'Wait for the webhook, or read the job:',
    'Wait for the <Term id="webhook">webhook</Term>, or read the job:',
  ]),
  change('keyword-added', [
    SAFE,
    'keywords: [security, security model,',
    'keywords: [security, hardening, security model,',
  ]),
  change(
    'rows-reordered',
    [
      SAFE,
      '| `connect-src` | The SDK calls the backend API. |\n| `frame-src` | The SDK puts the key frame into the page.',
      '| `frame-src` | The SDK puts the key frame into the page.',
    ],
    [
      SAFE,
      "| `frame-ancestors 'none'` | No other site",
      "| `connect-src` | The SDK calls the backend API. |\n| `frame-ancestors 'none'` | No other site",
    ],
  ),
  change('box-added', [
    SAFE,
    '## Verify passports\n',
    '## Verify passports\n\n:::tip[Before you begin]\n\nAsk each issuer for the address of its keys.\n\n:::\n',
  ]),
  change('heading-reworded', [SAFE, '## Handle and replace keys {/*', '## Keep and replace keys {/*']),
  change('link-text-reworded', [
    START,
    '[get some](/technical-guides',
    '[get test tokens](/technical-guides',
  ]),
  change(
    'variable-renamed',
    [START, 'const [latest] = (await', 'const [newest] = (await'],
    [START, '${latest?.status}', '${newest?.status}'],
  ),
  change('comment-added', [
    START,
    "const to = '0xfB69",
    "// Any address of the network.\nconst to = '0xfB69",
  ]),
  change('keys-reordered', [
    TOKENS,
    '    "symbol": "OPEN",\n    "description": "Tickets for the opening night.",\n',
    '    "description": "Tickets for the opening night.",\n    "symbol": "OPEN",\n',
  ]),
  change('json-value', [TOKENS, '{ "trait": "Seat", "value": 42 }', '{ "trait": "Seat", "value": 44 }']),
  change('headers-reordered', [
    HOOKS,
    '  --header "Authorization: Bearer $NACRE_SECRET_KEY" \\\n  --header "Idempotency-Key: endpoint-orders" \\\n',
    '  --header "Idempotency-Key: endpoint-orders" \\\n  --header "Authorization: Bearer $NACRE_SECRET_KEY" \\\n',
  ]),
  change('python-renamed', [
    HOOKS,
    '    fields = [field.strip() for field in header.split(",")]',
    '    fields = [part.strip() for part in header.split(",")]',
  ]),
  change('import-reordered', [
    'src/pages/_components/Samples.mdx',
    'import { Client, formatBalance } from',
    'import { formatBalance, Client } from',
  ]),
  change('home-reworded', [
    'src/pages/index.tsx',
    'You build on it with two SDKs and a backend API.',
    'Build on it with two SDKs and a backend API.',
  ]),
  change('role-reworded', [
    'src/data/roles.json',
    'Help people with their wallets.',
    'Help the people who use a wallet.',
  ]),
  withTests(
    change('definition-reworded', [
      'src/data/glossary.json',
      'Your company or team in the dashboard: it has members, and owns applications.',
      'A company or team in the dashboard, which has members and owns applications.',
    ]),
    'packages/checks/tests/terms.test.ts',
  ),
  change('comment-reworded', [
    'packages/sdk-base/src/types/WaitOptions.ts',
    'An abort signal that ends the wait.',
    'A signal that ends the wait early.',
  ]),
  change('example-name', [
    'packages/sdk-base/src/auth/AuthModule.ts',
    "   *   name: 'Grace',\n   * });\n   * await client.accounts.create();\n   * console.log(user.name); // Grace",
    "   *   name: 'Grace H',\n   * });\n   * await client.accounts.create();\n   * console.log(user.name); // Grace H",
  ]),
  change('react-comment-reworded', [
    'packages/sdk-react/src/FormattedBalance.tsx',
    'What to show until the balance is read, and while',
    'What to show before the balance is read, and while',
  ]),
  withTests(
    change('code-refactored', [
      'packages/sdk-base/src/server/verifyAccessToken.ts',
      '  const audiences: unknown[] = Array.isArray(aud) ? aud : [aud];\n  if (!audiences.includes(expected.audience)) throw',
      '  const isMeant = Array.isArray(aud) ? aud.includes(expected.audience) : aud === expected.audience;\n  if (!isMeant) throw',
    ]),
    'packages/sdk-base/tests/verifyAccessToken.test.ts',
  ),
  withTests(
    change('constant-rewritten', [
      'packages/sdk-base/src/transport/waitUntil.ts',
      'const WAIT_MS = 120_000;',
      'const WAIT_MS = 2 * 60_000;',
    ]),
    'packages/sdk-base/tests/waiting.test.ts',
  ),
  change('description-reworded', [
    'openapi/backend.yaml',
    'Returns the status of the API and its networks. It needs no key',
    'Returns the status of the API and of its networks. It needs no key',
  ]),
  change('another-example', [
    'openapi/backend.yaml',
    'reference: survey-2026-03',
    'reference: survey-2026-04',
  ]),
];
