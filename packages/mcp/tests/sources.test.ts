import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '../../sdk-base/src/errors/catalogue.ts';
import { explanations } from '../../sdk-base/src/errors/explanations.ts';
import { sdkEntries } from '../../model/src/packages.ts';
import { kindWord } from '../../model/src/symbols/kindWord.ts';
import type { SymbolRecord } from '../../model/src/symbols/SymbolRecord.ts';
import { loadSite } from '../src/site/loadSite.ts';
import type { Site } from '../src/site/Site.ts';
import { makeFixtureSite } from './support/fixtureSite.ts';
import { readFullResult } from './support/readFullResult.ts';

let site: Site;

beforeAll(() => {
  const { folder, remove } = makeFixtureSite();
  site = loadSite(folder);
  return remove;
});

describe.each(sdkEntries)('every symbol of $specifier', ({ specifier }) => {
  const lookUp = async (symbol: string) => {
    const { text, failed } = await readFullResult(site, 'lookup_symbol', { symbol, package: specifier });
    expect(failed, symbol).toBe(false);
    return text;
  };
  let symbols: readonly SymbolRecord[];

  beforeAll(() => {
    symbols = site.packages.find((origin) => origin.package === specifier)?.symbols ?? [];
    expect(symbols.length).toBeGreaterThan(10);
  });

  test('is returned with its kind, its import, its comment and its members', async () => {
    for (const symbol of symbols) {
      const { name, summary, signatures, members } = symbol;
      const text = await lookUp(name);
      expect(text, name).toMatch(new RegExp(`^# ${name}\\n\\n${kindWord(symbol)} of ${specifier}`));
      expect(text, name).toContain(`{ ${name} } from '${specifier}';`);
      expect(signatures.join('\n'), name).not.toMatch(/(=|:) undefined(;|$)/m);
      expect(summary, name).not.toBe('');
      for (const part of [summary, ...members.flatMap(({ signatures }) => signatures)])
        expect(text, name).toContain(part);
    }
  });

  test('has members that are returned on their own', async () => {
    for (const { name, members } of symbols)
      for (const member of members) {
        const text = await lookUp(`${name}.${member.name}`);
        expect(text, name).toMatch(`# ${name}.${member.name}\n`);
        expect(text, name).toContain(member.summary);
      }
  });
});

describe('lookup_symbol', () => {
  test.each([
    ['client', /^# Client\n/],
    ['client.ACCOUNTS', /^# Client\.accounts\n/],
    ['Account.transfer()', /^# Account\.transfer\n/],
    ['useBalance', /of @nacre\/sdk-react/],
    ['client.auth.signIn', /^# AuthModule\.signIn\n/],
    ['Client.auth.signIn()', /^# AuthModule\.signIn\n/],
    ['(await client.accounts.get()).transfer', /^# Account\.transfer\n/],
    ['client.accounts.get().transfer({ amount: 1n })', /^# Account\.transfer\n/],
    ['account?.transfer', /^# Account\.transfer\n/],
    ['useAuth().signIn', /^# UseAuthResult\.signIn\n/],
    ['transfer()', /^# Account\.transfer\n/],
    ['transferErc20', /^# Account\.transferErc20\n/],
    ['Transfer', /^# Transfer\n\nType alias/],
    ['new Client({})', /^# Client\n/],
    ['<NacreProvider>', /^# NacreProvider\n\nComponent of @nacre\/sdk-react/],
    ['list', /^Several types have a member list[\s\S]*- `AccountModule\.list` of @nacre\/sdk-base: `list\(/],
    [
      'createSandbox',
      /^# createSandbox\n\nFunction of @nacre\/sdk-base\/sandbox, since [^\n]*[0-9]\. Page: \/api\/sdk-base\/Function\.createSandbox\n/,
    ],
    ['serverClient.earnPoints', /^# ServerClient\.earnPoints\n[\s\S]*backend-openapi#earn-points/],
    ['earnPoints', /^# ServerClient\.earnPoints\n/],
    ['sandbox.clock.advance', /^# SandboxClock\.advance\n\nMethod of the interface SandboxClock/],
    ['sandbox.signer.sign', /^# Signer\.sign\n/],
    ['sandbox.seeded.orderId', /^# SandboxSeed\.orderId\n/],
    [
      '/sandbox',
      /^# @nacre\/sdk-base\/sandbox\n[\s\S]*\n- `createSandbox` \(Function\): Makes a backend and a/,
    ],
    ['@nacre/sdk-base/server', /^# @nacre\/sdk-base\/server\n[\s\S]*\n- `verifyAccessToken` \(Function\): /],
    ["import { createSandbox } from '@nacre/sdk-base/sandbox';", /^# createSandbox\n/],
    ['verifyAccessToken', /^# verifyAccessToken\n\nFunction of @nacre\/sdk-base\/server/],
  ])('finds %s', async (symbol, begins) => {
    expect((await readFullResult(site, 'lookup_symbol', { symbol })).text).toMatch(begins);
  });

  test.each([
    [{ symbol: 'SignInArg' }, /Similar names: SignInArgs/],
    [{ symbol: 'Client.auth.singIn' }, /^AuthModule has no member singIn\. Similar: AuthModule\.signIn\./],
    [{ symbol: 'Client.nothing' }, /Client has no member nothing\. It has .*Client\.accounts/],
    [
      { symbol: 'useBalance', package: '@nacre/sdk-base' },
      /@nacre\/sdk-base\/server.* exports anything named useBalance\. It's exported by @nacre\/sdk-react: look it up there/,
    ],
    [{ symbol: 'Client', package: '@nacre/sdk-base/server' }, /server exports nothing named Client\. It's/],
    [{ symbol: '__proto__' }, /exports anything named __proto__/],
    [
      { symbol: 'serverClient.broadcastTransaction' },
      /`broadcastTransaction` is an operation of the API: `lookup_operation` has it\./,
    ],
    [{ symbol: 'broadcastTransaction' }, /`broadcastTransaction` is an operation of the API/],
    [{ symbol: '()' }, /exports anything named \./],
  ])('suggests alternatives for %j', async (args, message) => {
    const { text, failed } = await readFullResult(site, 'lookup_symbol', args);
    expect(failed).toBe(true);
    expect(text).toMatch(message);
  });
});

describe('explain_error', () => {
  test.each(Object.values(catalogue).map(({ code }) => code))(
    '%s is explained from the catalogue',
    async (code) => {
      const entry = Object.values(catalogue).find((candidate) => candidate.code === code);
      const { text, failed } = await readFullResult(site, 'explain_error', { error: code });
      expect(failed).toBe(false);
      const { meaning, cause, action } = explanations[entry?.type as keyof typeof explanations];
      for (const part of [`# ${code}`, meaning, cause, action, `#${code.replace('/', '-')}`])
        expect(text).toContain(part);
      expect(text).toContain(entry?.retryable ? 'may succeed a moment later' : "don't retry it unchanged");
      expect(text.match(/^# /gm)).toHaveLength(1);
    },
  );

  test('errors are found in printed output, in order', async () => {
    const error = [
      "SdkError: The backend API can't be reached or can't respond.",
      '    at request (https://shop.example/app.js:1:2)',
      "  [cause]: { code: 'jwt/expired' }",
    ].join('\n');
    const { text } = await readFullResult(site, 'explain_error', { error });
    expect(text.match(/^# .*/gm)).toEqual(['# sdk/api-unavailable', '# jwt/expired']);
  });

  test.each([
    'SdkErrorType.Timeout',
    'sdk-timeout',
    'https://docs.nacre.example/products/embedded-wallet/exceptions#sdk-timeout',
  ])('%s is sdk/timeout', async (error) => {
    expect((await readFullResult(site, 'explain_error', { error })).text).toMatch(/^# sdk\/timeout\n/);
  });

  test('codes that the text names take precedence over its status', async () => {
    const error = 'JwtErrorType.Expired or JwtErrorType.Malformed, status: 401';
    const { text } = await readFullResult(site, 'explain_error', { error });
    expect(text).toContain('# jwt/expired\n');
    expect(text).toContain('# jwt/malformed\n');
    expect(text).not.toContain('Without a code');
  });

  test.each([
    ['HTTP 429 Too Many Requests', /^# sdk\/rate-limited\n/],
    ['Request failed with status code 503', /^# sdk\/api-unavailable\n/],
    [
      '401',
      /^12 codes come with HTTP 401: .*Without a code, it means sdk\/not-authenticated\.\n\n# sdk\/not-/,
    ],
    ['insufficient funds', /^# sdk\/insufficient-funds\n/],
    ['InsufficientFunds', /^# sdk\/insufficient-funds\n/],
    ['too many requests', /^# sdk\/rate-limited\n/],
    [
      'Error: transaction underfunded',
      /^The text contains no error code\. Its words match:\n\n# sdk\/insufficient-/,
    ],
  ])('%s is recognized by its status or its words', async (error, begins) => {
    const { text, failed } = await readFullResult(site, 'explain_error', { error });
    expect(failed).toBe(false);
    expect(text).toMatch(begins);
  });

  test('the message of each error, and equivalent messages of other software, lead to its code', async () => {
    for (const { code, message, words } of site.errors)
      for (const error of [message, `Uncaught (in promise) Error: ${message}`, ...words]) {
        const { text } = await readFullResult(site, 'explain_error', { error });
        expect(text, `${error}: ${code}`).toContain(`# ${code}\n`);
      }
  });

  test.each([
    ['sdk/time-out', /^Nacre has no error code sdk\/time-out\. Similar: sdk\/timeout[,.]/],
    ['crypto/nope', /The codes of that group:\n\n- `crypto\/key-share-missing` A key share is missing\./],
    ['flurbl', /none of Nacre's error codes/],
    ['ERR_REQUIRE_ESM', /^None: /],
    ['Must use import to load ES Module: /app/node_modules/@nacre/sdk-base/dist/index.js', /^None: /],
    ['ReferenceError: TextEncoder is not defined', /^None: /],
    ["Module not found: Can't resolve 'fs'", /^None: /],
    ["Cannot find module 'react'", /^None: /],
    ['EADDRINUSE: address already in use :::3000', /^None: /],
    ['ENOENT: no such file or directory, open package.json', /^None: /],
    ['Hydration failed because the initial UI does not match what was rendered on the server', /^None: /],
    ['Maximum update depth exceeded', /^None: /],
    ['Invalid hook call. Hooks can only be called inside of the body of a function component.', /^None: /],
    ['npm ERR! code ERESOLVE', /^None: /],
    ['SyntaxError: Unexpected end of input', /^None: /],
    ['Property is missing in type', /^None: /],
    ['https://shop.example/a/b', /none of Nacre's error codes/],
  ])('%s is reported as unknown', async (error, expected) => {
    const { text, failed } = await readFullResult(site, 'explain_error', { error });
    expect(failed).toBe(true);
    expect(text).toMatch(expected);
    expect(text).not.toMatch(/^# /m);
  });
});
