import { edited, type ProblemCase } from './ProblemCase.ts';

const BLOCK = '```ts run\nconsole.log(1 + 1);\n```';
const OUTPUT = '\n\n```text title="Output"\n2\n```';
/** Replaces the block that runs. */
const block = (fence: string, code: string) => edited([BLOCK + OUTPUT, `\`\`\`${fence}\n${code}\n\`\`\``]);

/** Code blocks that can't be checked, are wrong, or teach unsafe code. */
export const codeCases: readonly ProblemCase[] = [
  {
    name: 'a block that is never closed',
    check: 'structure',
    files: edited(['<NetworkTable />\n', '<NetworkTable />\n\n```ts\nconst a = 1;\n']),
    message: 'docs/guide.mdx:54: the code block is never closed. End it with a line of ```',
  },
  {
    name: 'a block without a language',
    check: 'prose',
    files: block('', 'const a = 1;'),
    message:
      'docs/guide.mdx:17: Fenced code blocks should have a language specified [Context: "```"] (MD040). Name the language after the fence, such as ```text',
  },
  {
    name: 'an unknown language',
    check: 'structure',
    files: block('typescrpt', 'const a = 1;'),
    message:
      'docs/guide.mdx:17: the language typescrpt is unknown. Perhaps ts is meant. Use one of ts, tsx, js, jsx, bash, json, python, text, http, diff, html, css, yaml, mdx, toml',
  },
  {
    name: 'a mistyped word after the fence',
    check: 'structure',
    files: block('ts runn', 'console.log(2);'),
    message:
      'docs/guide.mdx:17: "runn" after the fence is unknown. Perhaps run is meant. Use one of run, edit, install, signature, title, release, no-check, no-browser, schema, showLineNumbers',
  },
  {
    name: 'a shell block that is marked run',
    check: 'structure',
    files: block('bash run', 'ls'),
    message: "docs/guide.mdx:17: a block of bash can't run. Remove run, or use ts, js, python",
  },
  {
    name: 'an output of a block that does not run',
    check: 'structure',
    files: edited(['```ts run', '```ts']),
    message:
      'docs/guide.mdx:21: the block before this output is not marked run. Mark it, or use another title',
  },
  {
    name: 'the quotes of a word processor in code',
    check: 'structure',
    files: block('python', 'print(\u201cA text\u201d)'),
    message: 'docs/guide.mdx:18: the code has typographic quotes. Write \' or " in code',
  },
  {
    name: 'a sample that does not compile',
    check: 'samples',
    files: block('ts', "import { networkInfo } from '@nacre/sdk-base';\nnetworkInfo('mars');"),
    message:
      "docs/guide.mdx:19: does not compile: Argument of type '\"mars\"' is not assignable to parameter of type 'Network'.",
  },
  {
    name: 'an output that differs',
    check: 'samples',
    files: edited(['\n2\n', '\n3\n']),
    message:
      'docs/guide.mdx:18: prints something else than the page shows: line 1 of the output is "3" on the page, and "2" when it runs. Correct the code, or the output',
  },
  {
    name: 'invalid JSON',
    check: 'samples',
    files: block('json schema="Problem"', '{ status: 400 }'),
    message:
      "docs/guide.mdx:18: is not JSON: Expected property name or '}' in JSON at position 2. Put names and strings in double quotes, and no comma after the last item",
  },
  {
    name: 'JSON without its schema',
    check: 'samples',
    files: block('json', '{ "status": 400 }'),
    message: 'docs/guide.mdx:18: names no schema: write ```json schema="Name", or no-check="reason"',
  },
  {
    name: 'a call that the API does not have',
    check: 'samples',
    files: block('bash', 'curl https://api.sandbox.nacre.example/v1/user/me'),
    message:
      'docs/guide.mdx:18: curl calls GET /v1/user/me, and the API has no such operation. The nearest is GET /users/me',
  },
  {
    name: 'an unknown package',
    check: 'samples',
    files: block('bash install', 'npm install @nacre/sdk-bsae'),
    message:
      'docs/guide.mdx:18: installs @nacre/sdk-bsae, which is neither a package of this repository nor in its lockfiles. Perhaps @nacre/sdk-base is meant',
  },
  {
    name: 'a secret in a browser',
    check: 'samples',
    files: block('tsx', 'export const key = "sk_live_abc";'),
    message: 'docs/guide.mdx:18: has a secret key in code for the browser: keep secret keys on a server',
  },
  {
    name: 'a name that no SDK has',
    check: 'symbols',
    files: edited(['`client.auth`', '`client.auht`']),
    message:
      'docs/guide.mdx:15: `client.auht` does not exist: neither an SDK, nor a sample of this page, nor the API has it. The nearest is `client.auth`',
  },
  {
    name: 'an operation that the API lacks',
    check: 'symbols',
    files: edited(['`client.auth`', '`GET /user/me`']),
    message:
      'docs/guide.mdx:15: `GET /user/me` does not exist: the API has no such operation. The nearest is `GET /users/me`',
  },
  {
    name: 'an error code that was renamed',
    check: 'symbols',
    files: edited(['`client.auth`', '`sdk/time-out`']),
    message:
      'docs/guide.mdx:15: `sdk/time-out` does not exist: no error has this code. The nearest is `sdk/timeout`',
  },
];
