import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { SampleCompiler } from '../src/check/SampleCompiler.ts';
import type { Sample, SampleReport } from '../src/check/SampleReport.ts';
import { checkSample } from '../src/tools/checkSample.ts';
import { fencedBlocks } from '../../model/src/samples/extract.ts';
import { readTable } from '../../model/src/readTable.ts';
import { preparedPackages } from '../../model/src/preparedFolder.ts';

const types = path.join(preparedPackages(process.cwd()), 'types');
const compiler = new SampleCompiler(types);

const check = (code: string, language: Sample['language'] = 'ts', files: Sample['files'] = {}) =>
  compiler.check({ code, language, files });
const clean = { problems: [], total: 0, warnings: [], unchecked: [], ignored: [] };

const programs = fencedBlocks(fs.readFileSync('packages/mcp/tests/samples.md', 'utf8'), 'samples.md');
test.each(programs)('a valid program $title', ({ code, language }) => {
  expect(check(code, language as Sample['language'])).toEqual(clean);
});

/** Programs with errors, or with something to warn about. */
const columns = ['name', 'language', 'code', 'problems', 'warning'] as const;
test.each(readTable('packages/mcp/tests/samples.tsv', columns))(
  '$name is reported with its location: $code',
  async ({ language, code, ...expected }) => {
    const checker = { check: (sample: Sample) => Promise.resolve(compiler.check(sample)) };
    const sample = { code, language: language as Sample['language'] };
    const { content, structuredData } = await checkSample(checker, sample, new AbortController().signal);
    const { problems, warnings } = structuredData as unknown as SampleReport;
    const locations = problems.map(({ line, column, code: number }) => `${line}:${column} ${number}`);
    expect(locations.join(', ')).toBe(expected.problems);
    for (const location of locations) expect(content).toContain(location);
    expect(warnings).toHaveLength(expected.warning ? 1 : 0);
    expect(content).toContain(expected.warning);
  },
);

describe('errors', () => {
  test('a member that is marked as internal is not there', () => {
    const declared = fs.readFileSync(path.join(types, 'packages/sdk-base/src/index.d.ts'), 'utf8');
    expect(declared).not.toContain('explanations');
  });

  test('many errors are counted, and the first are listed', () => {
    const { problems, total } = check(Array.from({ length: 80 }, (_, n) => `missing${n};`).join('\n'));
    expect(total).toBe(80);
    expect(problems.map(({ line }) => line)).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
  });
});

const CLIENT = `import { Client } from '@nacre/sdk-base';\nexport const client = new Client({ publishableKey: 'pk_a' });`;

describe('a program of several files', () => {
  test.each([
    ["import { client } from './client.ts';", { './client.ts': CLIENT }],
    ["import { client } from './client';", { 'client.ts': CLIENT }],
    ["import { client } from './client.js';", { 'client.ts': CLIENT }],
    ["import { client } from '../lib';", { '../lib/index.ts': CLIENT }],
    ["import { client } from '@/lib/client';", { '@/lib/client.ts': CLIENT }],
    [
      "import { client } from './again.ts';",
      { './again.ts': "export { client } from './deep/client.ts';", './deep/client.ts': CLIENT },
    ],
  ])('%s', (line, files) => {
    expect(check(`${line}\nawait client.auth.signOut();`, 'ts', files)).toEqual(clean);
    const { problems } = check(`${line}\nawait client.auth.signOff();`, 'ts', files);
    expect(problems).toMatchObject([{ line: 2, column: 19, code: 'TS2339' }]);
  });

  test('each file is checked, and its problems name it', () => {
    const files = { './client.ts': `${CLIENT}\nclient.nope;`, './data.json': '{ "a": 1 }' };
    const code = "import './client.ts';\nimport data from './data.json';\nexport const a: string = data.a;";
    expect(check(code, 'ts', files).problems).toMatchObject([
      { line: 3, code: 'TS2322' },
      { file: './client.ts', line: 3, column: 8, code: 'TS2339' },
    ]);
  });

  test('the files of one program are not available to the next', () => {
    expect(check("import './client.ts';", 'ts', { './client.ts': CLIENT })).toEqual(clean);
    expect(check("import './client.ts';").unchecked).toEqual(['./client.ts']);
    const other = check("import { a } from './client.ts';", 'ts', { './client.ts': 'export const b = 1;' });
    expect(other.problems).toMatchObject([
      { code: 'TS2305', message: expect.stringContaining('./client.ts') as string },
    ]);
    expect(other.problems[0]?.message).not.toContain('nacre-sample');
  });

  test('an invalid path is reported, and nothing is compiled', async () => {
    const checker = { check: () => Promise.reject(new Error('compiled')) };
    const files = { '/etc/passwd.ts': '', '../../../../../a.ts': '', 'a.css': '', './sample.ts': '' };
    const { content, failed } = await checkSample(
      checker,
      { code: '', language: 'ts', files },
      new AbortController().signal,
    );
    expect(failed).toBe(true);
    expect(String(content).split('\n')).toEqual([
      expect.stringContaining('"/etc/passwd.ts" isn\'t a path'),
      expect.stringContaining('"../../../../../a.ts" isn\'t a path'),
      expect.stringContaining('"a.css": only TypeScript'),
      expect.stringContaining('"./sample.ts" is the name of the program itself'),
    ]);
  });
});

describe('unknown modules cause no errors, and hide none', () => {
  test('a handler of a package without types here compiles', () => {
    const code = `
import express from 'express';
import { verifyWebhook } from '@nacre/sdk-base';
const app = express();
app.post('/hooks', express.raw({ type: '*/*' }), async (req, res) => res.sendStatus(await handle(req.body)));
app.get<{ id: string }>('/a', ({ params }, ...rest) => [params.id, rest]);
express({ fetch(request) { return request; } });
const typed: express.Handler = (req, res) => res.send(req);
async function handle(body: string) { return (await verifyWebhook({ body, signature: body, secret: body })) ? 200 : 400; }
export default typed;`;
    expect(check(code)).toMatchObject({ unchecked: ['express'], problems: [] });
  });

  test('a parameter that no package could provide a type for is still an error', () => {
    const code = `
import express from 'express';
export function handle(req) { return express(req); }
export const named = (value) => value;
export const parts = { of(value) { return value; } };
export default (value) => value;`;
    expect(check(code).problems.map(({ line, code: number }) => [line, number])).toEqual(
      [3, 4, 5, 6].map((line) => [line, 'TS7006']),
    );
  });

  test('types, styles and additions of other packages are named', () => {
    const code = `/// <reference types="astro/client" />
import './styles.css';
declare module 'fastify' { interface FastifyRequest { user: string } }
export const key = import.meta.env.VITE_KEY;`;
    expect(check(code)).toEqual({
      ...clean,
      unchecked: ['astro/client', 'fastify', 'vite/client'],
    });
  });

  test.each([
    '// @ts-nocheck',
    '// @TS-NoCheck',
    '/* @ts-nocheck */',
    '/* A sample. */ // @ts-nocheck',
    '#!/usr/bin/env node\n/**\n * @ts-nocheck\n */',
  ])('%s is an error, and the file is checked', (head) => {
    const { problems } = check(`${head}\nexport const a: string = 1;`);
    expect(problems.map(({ code }) => code)).toEqual(['@ts-nocheck', 'TS2322']);
  });

  test('types of a file that would hide those of an SDK are an error', () => {
    const shim = "declare module '@nacre/sdk-base' { export const Client: any; }";
    const code = "import { Client } from '@nacre/sdk-base';\nnew Client({});";
    expect(check(code, 'ts', { './shim.d.ts': shim }).problems).toMatchObject([
      { file: './shim.d.ts', line: 1, column: 1, code: 'declare module' },
    ]);
    const more = `export {};\n${shim.replace('const Client', 'const more')}`;
    expect(check(code, 'ts', { './more.d.ts': more }).problems).toMatchObject([{ line: 2, code: 'TS2345' }]);
  });

  test('a comment further down does not turn off the check', () => {
    const { problems } = check('export const a: string = 1;\n// @ts-nocheck');
    expect(problems.map(({ code }) => code)).toEqual(['TS2322']);
  });

  test('lines that the sample excludes from the check are named', () => {
    const ignoredError = '// @ts-ignore\nexport const a: string = 1;';
    expect(check(ignoredError, 'ts', { 'b.ts': `\n${ignoredError}` })).toEqual({
      ...clean,
      ignored: ['line 1', 'b.ts:2'],
    });
  });
});

test('what was not checked is reported first', async () => {
  const checker = { check: (sample: Sample) => Promise.resolve(compiler.check(sample)) };
  const code = "import './client.ts';\nimport 'zod';\nimport '@/x';";
  const signal = new AbortController().signal;
  const { content, structuredData } = await checkSample(checker, { code, language: 'ts' }, signal);
  expect(String(content).split('\n\n')).toEqual([
    expect.stringMatching(/^NOT CHECKED: .\/client.ts, @\/x\. .*Pass these files in `files`/),
    expect.stringMatching(/^NOT CHECKED: zod\. /),
    'The sample compiles, as far as it was checked.',
    'The sample was compiled, not run.',
  ]);
  expect(structuredData).toEqual({
    compiles: true,
    unchecked: ['./client.ts', 'zod', '@/x'],
    problems: [],
    warnings: [],
  });
});

describe('a program cannot direct the compiler to other files', () => {
  test('unknown modules are named, and their use is not checked', () => {
    const code = "import { z } from 'zod';\nimport { own } from './own';\nz.object(own).parse(1);";
    expect(check(code)).toEqual({ ...clean, unchecked: ['zod', './own'] });
  });

  test('only declarations of known packages are read', () => {
    const secret = path.join(os.tmpdir(), `docs-mcp-secret-${process.pid}.ts`);
    fs.writeFileSync(secret, 'export const secret: "read" = "read";');
    try {
      for (const name of [secret, secret.replace(/\.ts$/, ''), `file://${secret}`, `../..${secret}`]) {
        const code = `import { secret } from '${name}';\nconst other: 1 = secret;`;
        expect(check(code).problems, name).toEqual([]);
      }
      const reference = `/// <reference path="${secret}" />\n/// <reference types="vitest" />\nexport {};`;
      expect(JSON.stringify(check(reference))).not.toContain('"read"');
    } finally {
      fs.rmSync(secret);
    }
  });

  test('properties of the prototype are not packages', () => {
    expect(check("import a from 'constructor';\nimport b from '__proto__';\na(b);").unchecked).toEqual([
      'constructor',
      '__proto__',
    ]);
  });

  test('one program does not affect the next', () => {
    check('declare global { interface Window { left: string } }\nexport {};');
    expect(check('window.left;').problems).toMatchObject([{ code: 'TS2339' }]);
    expect(check('export const a = 1;')).toEqual(clean);
  });
});

describe('warnings about a program that compiles', () => {
  test('name another file by its path', () => {
    const files = { './client.ts': 'export const load = (): any => 1;' };
    expect(
      check("import { load } from './client.ts';\nexport const a = load();", 'ts', files).warnings,
    ).toEqual([
      { file: './client.ts', line: 1, message: expect.stringMatching(/^This is of type any/) as string },
    ]);
  });

  test('none for a hook in a function that a condition defines', () => {
    const code = `import { useBalance } from '@nacre/sdk-react';
export const pick = (on: boolean) => (on ? function useOn() { return useBalance(); } : undefined);`;
    expect(check(code).warnings).toEqual([]);
  });
});
