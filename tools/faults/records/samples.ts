import type { Fault } from '../Fault.ts';

const AUTH = 'docs/products/nacre-auth.mdx';
const HOOKS = 'docs/technical-guides/webhooks.mdx';
const START = 'docs/products/quick-start-guide.mdx';
const TOKENS = 'docs/products/tokenization.mdx';

const sample = (id: string, file: string, find: string, put: string): Fault => ({
  id,
  kind: 'sample',
  check: 'samples',
  file,
  find,
  put,
});
const of = (kind: Fault['kind'], fault: Fault): Fault => ({ ...fault, kind });

/** Samples on pages that are wrong or unsafe, or whose output differs. */
export const sampleFaults: readonly Fault[] = [
  sample(
    'sample-member',
    'docs/technical-guides/recovery.mdx',
    'await client.recovery.getStatus();\n  if (methods',
    'await client.recovery.status();\n  if (methods',
  ),
  sample(
    'home-member',
    'src/pages/_components/Samples.mdx',
    'await account.getBalance()',
    'await account.balance()',
  ),
  sample(
    'react-prop',
    'docs/products/integrate-sdk-react-existing.mdx',
    '        kind="otp"\n'.replace('        ', '            '),
    '            kind="code"\n',
  ),
  sample(
    'await-removed',
    'api/how-tos.mdx',
    'const balance = await account.getBalance();',
    'const balance = account.getBalance();',
  ),
  sample(
    'await-removed-unseen',
    AUTH,
    'await client.auth.signOut();\nstopListening();',
    'client.auth.signOut();\nstopListening();',
  ),
  sample(
    'import-path',
    AUTH,
    "import { verifyAccessToken } from '@nacre/sdk-base/server';\n\nconst {",
    "import { verifyAccessToken } from '@nacre/sdk-base';\n\nconst {",
  ),
  sample(
    'install-package',
    'docs/products/apis_sdks.mdx',
    '@nacre/sdk-base @tanstack/react-query',
    '@nacre/sdk-base react-query',
  ),
  sample('curl-method', AUTH, 'auth/refresh \\\n  --request POST', 'auth/refresh \\\n  --request PUT'),
  sample('curl-path', TOKENS, '/v1/jobs/job_6Tn53kDf', '/v1/job/job_6Tn53kDf'),
  sample('curl-field', TOKENS, '"maxSupply": "400"', '"supply": "400"'),
  sample(
    'curl-host',
    'docs/backend-openapi.mdx',
    "curl 'https://api.sandbox.nacre.example/v1/users",
    "curl 'https://sandbox.nacre.example/v1/users",
  ),
  sample(
    'curl-scheme',
    TOKENS,
    'jobs/job_6Tn53kDf \\\n  --header "Authorization: Bearer',
    'jobs/job_6Tn53kDf \\\n  --header "Authorization: Basic',
  ),
  sample(
    'curl-credential',
    'docs/solutions/on-chain-loyalty/introduction.mdx',
    'earn \\\n  --request POST \\\n  --header "Authorization: Bearer $NACRE_SECRET_KEY"',
    'earn \\\n  --request POST \\\n  --header "Authorization: Bearer $NACRE_ACCESS_TOKEN"',
  ),
  sample(
    'json-enum',
    TOKENS,
    '"kind": "mint",\n  "status": "failed"',
    '"kind": "mint",\n  "status": "partial"',
  ),
  sample(
    'json-field',
    'docs/backend-openapi.mdx',
    '"requestId": "req_5Vb90wQe"',
    '"request": "req_5Vb90wQe"',
  ),
  of('output', sample('output-balance', START, 'Balance: 2.249055', 'Balance: 2.24874')),
  of('output', sample('output-attempt', HOOKS, '2 503\n3 204', '2 503\n3 200')),
  of(
    'output',
    sample(
      'output-python',
      HOOKS,
      'rejected: the signature does not match',
      'rejected: the signature is wrong',
    ),
  ),
  of(
    'output',
    sample('output-comment', HOOKS, "startsWith('whsec_')); // true", "startsWith('whsec_')); // false"),
  ),
  of(
    'output',
    sample('output-comment-release', HOOKS, 'await resendFailed()); // 0', 'await resendFailed()); // 1'),
  ),
  of(
    'security',
    sample(
      'audience-dropped',
      AUTH,
      "{ issuer, audience, algorithms: ['ES256'] }",
      "{ issuer, algorithms: ['ES256'] }",
    ),
  ),
  of(
    'security',
    sample('algorithms-dropped', AUTH, "{ issuer, audience, algorithms: ['ES256'] }", '{ issuer, audience }'),
  ),
  of(
    'security',
    sample(
      'secret-in-page',
      START,
      "new Client({ publishableKey: 'pk_sandbox_local', api, signer });\n\nconst form",
      "new Client({ publishableKey: 'sk_sandbox_local', api, signer });\n\nconst form",
    ),
  ),
  of(
    'security',
    sample(
      'secret-in-react',
      'docs/products/integrate-sdk-react-existing.mdx',
      'return <NacreProvider publishableKey="pk_sandbox_your_key">',
      'return <NacreProvider publishableKey={process.env.NACRE_SECRET_KEY}>',
    ),
  ),
  of(
    'security',
    sample(
      'comparison-leaks',
      HOOKS,
      'if not any([hmac.compare_digest(expected, signature) for signature in signatures])',
      'if not any([expected == signature for signature in signatures])',
    ),
  ),
  of(
    'security',
    sample('age-unchecked', HOOKS, 'MAX_AGE_SECONDS = 5 * 60\n', 'MAX_AGE_SECONDS = 5 * 3600\n'),
  ),
  of(
    'security',
    sample(
      'body-parsed-first',
      HOOKS,
      "app.post('/hooks/nacre', createNodeWebhookHandler(webhookOptions));\napp.use(express.json());",
      "app.use(express.json());\napp.post('/hooks/nacre', createNodeWebhookHandler(webhookOptions));",
    ),
  ),
];
