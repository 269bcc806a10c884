import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { typeCheck, WORK_FOLDER } from '../../model/src/samples/compile.ts';
import { problemLine, type Problem } from '../../model/src/problem.ts';
import { checkCurl } from '../src/check/curl.ts';
import { shellWords } from '../src/check/curlCommand.ts';
import { commentBlocks, fencedBlocks, type Sample } from '../../model/src/samples/extract.ts';
import { checkJson } from '../src/check/json.ts';
import { readDescription } from '../../model/src/openapi/readDescription.ts';
import { createApiValidator } from '../../model/src/openapi/ApiValidator.ts';
import { readTable } from '../../model/src/readTable.ts';
import { toPrograms } from '../../model/src/samples/programs.ts';
import { writePrograms } from '../src/check/run/programFiles.ts';
import { runAll } from '../src/check/run/runAll.ts';
import { runPython } from '../src/check/http/runPython.ts';
import { checkSecurity, rules } from '../../model/src/samples/security.ts';
import { checkInstall, knownPackages } from '../src/check/shell.ts';
import { checkPython } from '../src/check/python.ts';
import { checkShellSyntax } from '../src/check/shellSyntax.ts';
import { site } from '../../../src/config/site.ts';
import { sdkProgram } from '../../../tests/support/sdkProgram.ts';

const root = process.cwd();

afterAll(() => fs.rmSync(path.join(root, WORK_FOLDER), { recursive: true, force: true }));
const api = createApiValidator(readDescription());

/** Returns the blocks of a page whose second line is the fence, so that its code starts in line 3. */
const page = (fence: string, code: string) =>
  fencedBlocks(`Text\n\`\`\`${fence}\n${code}\n\`\`\`\n`, 'docs/page.mdx');
const only = (samples: Sample[]) => {
  expect(samples).toHaveLength(1);
  return samples[0] as Sample;
};
const messages = (problems: readonly Problem[]) => problems.map(problemLine);

describe('extract', () => {
  it('reads the language, the marks and the location of a block', () => {
    const sample = only(page('ts run title="Read a balance"', 'const a = 1;'));
    expect(sample).toMatchObject({
      language: 'ts',
      run: true,
      title: 'Read a balance',
      line: 3,
      code: 'const a = 1;',
    });
  });

  it('reads an Output block as the output of the previous one', () => {
    const text = '```ts run\nconsole.log(1);\n```\n\n```text title="Output"\n1\n```\n';
    expect(fencedBlocks(text, 'docs/page.mdx')[0]?.expected).toBe('1');
  });

  it('does not end a block at a shorter fence inside it', () => {
    expect(only(fencedBlocks('````md\n```ts\nx\n```\n````\n', 'docs/page.mdx')).code).toBe('```ts\nx\n```');
  });

  it('reads the examples of doc comments with their lines', () => {
    const source =
      'const x = 1;\n/**\n * Does it.\n *\n * @example\n * ```ts\n * doIt();\n * ```\n */\nexport {};';
    expect(only(commentBlocks(source, 'sdk/a.ts'))).toMatchObject({ line: 7, code: 'doIt();', run: true });
  });
});

describe('compile', () => {
  const goesOn =
    '```ts\nconst a = 1;\n```\n```ts\nconst b: number = a;\n```\n```ts\nimport "node:fs";\nconst a = 2;\n```\n';
  const imports =
    '```tsx title="src/App.tsx"\nimport { name } from "./name";\nexport const App = () => <p>{name}</p>;\n```\n' +
    '```ts title="src/name.ts"\nexport const name = "Ada";\n```\n';
  const programs = Object.entries({ goesOn, imports }).flatMap(([name, text]) =>
    toPrograms(fencedBlocks(text, `docs/${name}.mdx`)),
  );
  // The SDK is compiled once for all tests.
  let compiled: ReturnType<typeof sdkProgram>;
  beforeAll(() => (compiled = sdkProgram(programs)));
  const problemsOf = (name: string) => {
    const matching = programs.filter(({ folder }) => folder.includes(name));
    return {
      blocks: matching.map(({ blocks }) => blocks.length),
      problems: messages(typeCheck(root, matching, compiled)),
    };
  };

  it('continues blocks from the last one, and starts anew at an import', () => {
    expect(problemsOf('goesOn')).toEqual({ blocks: [2, 1], problems: [] });
  });

  it('lets blocks with a path as their title import each other', () => {
    expect(problemsOf('imports')).toEqual({ blocks: [1, 1], problems: [] });
  });
});

describe('run', () => {
  const runPage = async (text: string) => {
    const [program] = toPrograms(fencedBlocks(text, 'docs/page.mdx'));
    return program ? messages(await runAll(root, [program], true)) : [];
  };

  it('reports a wrong comment about a result', async () => {
    expect(await runPage('```ts run\nconsole.log(1 + 1); // 3\n```\n')).toEqual([
      'docs/page.mdx:2: states in a comment that it prints 3, but prints 2. Correct one of them',
    ]);
  });

  it('reports the block that throws', async () => {
    const text = '```ts run\nconst a = 1;\n```\n```ts run\nthrow new Error(`no ${a}`);\n```\n';
    expect(await runPage(text)).toEqual(['docs/page.mdx:5: fails when it runs: Error: no 1']);
  });

  it("reports a block that can't be bundled", async () => {
    const text = '```ts run\nawait import("./nowhere.mjs");\n```\n';
    expect(await runPage(text)).toEqual([
      'docs/page.mdx:2: cannot be bundled: Could not resolve "./nowhere.mjs"',
    ]);
  });

  it('runs Python, and reports failures', async () => {
    expect(await runPython(page('python run', 'import hmac\nprint(1)'))).toEqual([]);
    expect(messages(await runPython(page('python run', 'print(missing)')))).toEqual([
      expect.stringMatching(/^docs\/page\.mdx:3: fails when it runs: NameError/),
    ]);
  });
});

it('programs that run together start anew, and report the same problems as alone', async () => {
  const pages = fs.readFileSync('packages/samples/tests/together.md', 'utf8');
  const programs = toPrograms(fencedBlocks(pages, 'docs/page.mdx'));
  expect(programs).toHaveLength(13);
  writePrograms(root, programs);
  const reported = messages(await runAll(root, programs, false));
  expect(reported.toSorted()).toEqual([
    expect.stringMatching(/^docs\/page\.mdx:69: prints something else than the page shows: .*"2".*"1"/),
    'docs/page.mdx:79: fails when it runs: it ends with exit code 3',
    'docs/page.mdx:88: fails when it runs: Error: forgotten',
    'docs/page.mdx:97: fails when it runs: it awaits a promise that never settles',
  ]);
});

describe('curl', () => {
  const curl = (code: string) => messages(checkCurl(only(page('bash', code)), api));
  const base = 'https://api.sandbox.nacre.example/v1';

  it('splits words as a shell does', () => {
    expect(shellWords(`curl -H "a: $B" 'c d' \\\n  e\\ f`)).toEqual(['curl', '-H', 'a: $B', 'c d', 'e f']);
  });

  it('accepts a valid call', () => {
    expect(
      curl(`curl ${base}/accounts/polygon-amoy/balance \\\n  --header "Authorization: Bearer $ACCESS_TOKEN"`),
    ).toEqual([]);
  });

  it('ignores other hosts', () => {
    expect(curl('curl https://friendbot.stellar.org')).toEqual([]);
    expect(curl(`curl ${site.links.docs}/mcp`)).toEqual([]);
  });

  it('reports a host that only looks like one of the company', () => {
    expect(curl(`curl https://sandbox.${site.domain}/v1/status`)).toEqual([
      `docs/page.mdx:3: curl calls https://sandbox.${site.domain}, which doesn't exist. The API is at ${site.api.live} and ${site.api.sandbox}`,
    ]);
  });

  it.each([
    ['a wrong method', `curl -X DELETE ${base}/status`, 'no such operation'],
    ['missing credentials', `curl ${base}/users/me`, 'without its credentials'],
    ['an unknown query parameter', `curl "${base}/status?verbose=1"`, 'query parameter verbose'],
    [
      'a body that does not fit',
      `curl ${base}/auth/otp -H "Nacre-Publishable-Key: $PUBLISHABLE_KEY" --json '{"channel":"pigeon"}'`,
      'body of POST /auth/otp',
    ],
    [
      'a body that is not JSON',
      `curl ${base}/auth/otp -H "Nacre-Publishable-Key: $PUBLISHABLE_KEY" --json '{channel}'`,
      'not JSON',
    ],
  ])('reports %s', (_, code, message) => {
    expect(curl(code).join('\n')).toContain(message);
    expect(curl(code)[0]).toMatch(/^docs\/page\.mdx:3: /);
  });
});

it('an unknown schema of JSON is reported', () => {
  expect(messages(checkJson(only(page('json schema="Nothing"', '{}')), api)).join('\n')).toContain(
    "which openapi/backend.yaml doesn't have",
  );
});

it('install lines may name existing packages only', () => {
  const known = knownPackages(root);
  const install = (fence: string, code: string) => messages(checkInstall(only(page(fence, code)), known));
  expect(install('bash install', 'npm install @nacre/sdk-base react@19')).toEqual([]);
  expect(install('bash install', 'claude mcp add x -- npx -y @nacre/docs-mcp --port 1')).toEqual([]);
  expect(install('bash', 'npm install https://nacre.example/nacre-sdk-base-0.1.0.tgz')).toEqual([
    'docs/page.mdx:3: installs https://nacre.example/nacre-sdk-base-0.1.0.tgz, which is neither a package of this repository nor in its lockfiles',
  ]);
  const command = 'npx -y --package @nacre/sdk-base nacre-sandbox';
  expect(install('bash install', command)).toEqual([]);
  for (const line of ['npm install @nacre/sdk-base', 'npx -y @nacre/docs-mcp --http', command])
    expect(install('bash', line)).toEqual([
      expect.stringContaining('from a registry, which does not have it'),
    ]);
});

describe('security', () => {
  /** Samples that break a rule or follow it. */
  const columns = ['rule', 'fence', 'verdict', 'code'] as const;
  const samples = readTable('packages/samples/tests/security.tsv', columns);

  it.each(['bad', 'good'])('has a %s sample for every rule', (verdict) => {
    const named = samples.filter((sample) => sample.verdict === verdict).map(({ rule }) => rule);
    expect(new Set(named)).toEqual(new Set(rules.map(({ name }) => name)));
  });

  it.each(samples)('$rule in $fence: $code is $verdict', ({ rule, fence, verdict, code }) => {
    const problems = messages(checkSecurity(only(page(fence, code))));
    const message = rules.find(({ name }) => name === rule)?.message;
    const found = problems.map((problem) => problem.replace(/^docs\/page\.mdx:[34]: /, ''));
    expect(found).toEqual(verdict === 'bad' ? [message] : []);
  });
});

it('finds lines of Python that never run', () => {
  const returns = 'try:\n    keep()\nexcept OSError:\n    raise\n';
  const program = (line: string) => `def keep():\n    pass\n${returns}${line}\n`;
  expect(messages(checkPython(page('python', program('keep()'))))).toEqual([]);
  expect(messages(checkPython(page('python', program('    keep()'))))).toEqual([
    'docs/page.mdx:9: Python never reaches the line. Indent it as far as the block that it belongs to',
  ]);
});

it.each([
  ['commands', 'bash', checkShellSyntax],
  ['Python', 'python3', checkPython],
])('says that %s are not checked on a machine without %s', (_, program, check) => {
  const language = program.replace('3', '');
  vi.stubEnv('PATH', '/nowhere');
  const problems = messages(check([...page(language, 'ls'), ...page(language, 'pwd')]));
  vi.unstubAllEnvs();
  const message = new RegExp(`^docs/page\\.mdx:3: .* without ${program} \\(.*ENOENT\\)`);
  expect(problems).toEqual([expect.stringMatching(message)]);
});
