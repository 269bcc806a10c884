import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emitDeclarations } from '../scripts/emitDeclarations.ts';
import { SampleCompiler } from '../src/check/SampleCompiler.ts';
import type { Sample } from '../src/check/SampleReport.ts';
import { root } from './support/fixtureSite.ts';

let types: string;
let compiler: SampleCompiler;

beforeAll(() => {
  types = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-mcp-types-'));
  emitDeclarations(root, types);
  compiler = new SampleCompiler(types);
}, 180_000);

afterAll(() => fs.rmSync(types, { recursive: true, force: true }));

const check = (code: string, language: Sample['language'] = 'ts') => compiler.check({ code, language });
const clean = { problems: [], total: 0, unchecked: [] };

describe('a program that is right', () => {
  test('with the base SDK and its sandbox', () => {
    const code = `
import { Client, Network, formatBalance } from '@nacre/sdk-base';
import { createSandbox } from '@nacre/sdk-base/sandbox';

const sandbox = createSandbox();
const client = new Client({ publishableKey: 'pk_sandbox_local', api: sandbox.api, signer: sandbox.signer });
const { otpId } = await client.auth.sendOtp({ channel: 'email', email: 'ada@shop.example' });
await client.auth.signIn({ method: 'otp', otpId, code: '000000' });
const account = await client.accounts.get(Network.BaseSepolia);
console.log(formatBalance(await account.getBalance()));`;
    expect(check(code)).toEqual(clean);
  });

  test('with the React SDK, React and TanStack Query', () => {
    const code = `
import { FormattedBalance, NacreProvider, useBalance } from '@nacre/sdk-react';
import { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';

export const queries = new QueryClient();
export function Balance() {
  const [isShown, setShown] = useState(false);
  const { data, error } = useBalance();
  if (error) return <p role="alert">{error.message}</p>;
  return <button onClick={() => setShown(!isShown)}>{isShown && data?.amount.toString()}</button>;
}
export const parts = [NacreProvider, FormattedBalance];`;
    expect(check(code, 'tsx')).toEqual(clean);
  });

  test('on a server, with Node', () => {
    const code = `
import { verifyWebhook } from '@nacre/sdk-base';
import { createServer } from 'node:http';
import { readFile } from 'fs/promises';

createServer((request, response) => response.end(request.url)).listen(Number(process.env.PORT));
export const parts = [verifyWebhook, readFile, Buffer.from('a')];`;
    expect(check(code)).toEqual(clean);
  });

  test('in JavaScript', () => {
    const code = `import { isNacreError } from '@nacre/sdk-base';\nexport const handle = (error) => isNacreError(error) && error.code;`;
    expect(check(code, 'js')).toEqual(clean);
  });
});

describe('what is wrong is said with its place', () => {
  test.each<[string, Sample['language'], { line: number; column: number; code: string }[]]>([
    [
      "import { Client } from '@nacre/sdk-base';\nnew Client({});",
      'ts',
      [{ line: 2, column: 12, code: 'TS2345' }],
    ],
    ["import { Clint } from '@nacre/sdk-base';", 'ts', [{ line: 1, column: 10, code: 'TS2724' }]],
    ["import {} from '@nacre/sdk-basic';", 'ts', [{ line: 1, column: 16, code: 'TS2307' }]],
    ["import {} from 'node:nothing';", 'ts', [{ line: 1, column: 16, code: 'TS2307' }]],
    ['let a: = 1;', 'ts', [{ line: 1, column: 8, code: 'TS1110' }]],
    [
      "import { formatBalance } from '@nacre/sdk-base';\n\n  formatBalance('1');\nformatBalance();",
      'js',
      [
        { line: 3, column: 17, code: 'TS2345' },
        { line: 4, column: 1, code: 'TS2554' },
      ],
    ],
  ])('%s', (code, language, problems) => {
    expect(check(code, language).problems).toMatchObject(problems);
  });

  test('a member that is marked as internal is not there', () => {
    const declared = fs.readFileSync(path.join(types, 'sdk/base/src/index.d.ts'), 'utf8');
    expect(declared).not.toContain('explanations');
  });

  test('many errors are counted, and the first are listed', () => {
    const { problems, total } = check(Array.from({ length: 80 }, (_, n) => `missing${n};`).join('\n'));
    expect(total).toBe(80);
    expect(problems.map(({ line }) => line)).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
  });
});

describe('a program leads the compiler nowhere', () => {
  test('modules that it does not know are named, and taken as they come', () => {
    const code = "import { z } from 'zod';\nimport { own } from './own';\nz.object(own).parse(1);";
    expect(check(code)).toEqual({ problems: [], total: 0, unchecked: ['zod', './own'] });
  });

  test('no file is read but declarations of the packages it knows', () => {
    const secret = path.join(types, '../docs-mcp-secret.ts');
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

  test('names of the prototype are no packages', () => {
    expect(check("import a from 'constructor';\nimport b from '__proto__';\na(b);").unchecked).toEqual([
      'constructor',
      '__proto__',
    ]);
  });

  test('one program leaves nothing to the next', () => {
    check('declare global { interface Window { left: string } }\nexport {};');
    expect(check('window.left;').problems).toMatchObject([{ code: 'TS2339' }]);
    expect(check('export const a = 1;')).toEqual(clean);
  });
});
