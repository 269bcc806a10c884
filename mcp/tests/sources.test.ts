import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '../../sdk/base/src/errors/catalogue.ts';
import { explanations } from '../../sdk/base/src/errors/explanations.ts';
import { kindWord } from '../../facts/symbols/kindWord.ts';
import { loadSite } from '../src/site/loadSite.ts';
import type { Site } from '../src/site/Site.ts';
import { makeFixtureSite, root } from './support/fixtureSite.ts';
import { declaredSymbols, type DeclaredSymbol } from './support/declaredSymbols.ts';
import { wholeAnswer } from './support/wholeAnswer.ts';

let site: Site;

beforeAll(() => {
  const { folder, remove } = makeFixtureSite();
  site = loadSite(folder);
  return remove;
});

/** Text without what Markdown and doc comments write differently. */
const plain = (text: string) =>
  text
    .replace(
      /\{@link\s+([^}|]+?)\s*(?:\|\s*([^}]+?)\s*)?\}/g,
      (_, name: string, label?: string) => label ?? name,
    )
    .replaceAll('`', '')
    .replace(/\s+/g, ' ')
    .trim();

describe.each(['base', 'react'] as const)('every symbol of @nacre/sdk-%s', (tree) => {
  let declared: DeclaredSymbol[];

  beforeAll(() => {
    declared = declaredSymbols(path.join(root, 'sdk', tree, 'src/index.ts'), root);
  });

  test('is known, and no other', () => {
    const known = site.packages.find((origin) => origin.package === `@nacre/sdk-${tree}`)?.symbols ?? [];
    expect(known.map(({ name }) => name).toSorted()).toEqual(declared.map(({ name }) => name).toSorted());
    expect(declared.length).toBeGreaterThan(90);
  });

  test('is answered with its kind, its comment and its members', async () => {
    for (const symbol of declared) {
      const args = { symbol: symbol.name, package: `@nacre/sdk-${tree}` };
      const { text, failed } = await wholeAnswer(site, 'lookup_symbol', args);
      expect(failed, symbol.name).toBe(false);
      expect(text, symbol.name).toMatch(
        new RegExp(`^# ${symbol.name}\\n\\n${kindWord(symbol)} of @nacre/sdk-${tree}`),
      );
      expect(text, symbol.name).not.toMatch(/(=|:) undefined(;|$)/m);
      expect(symbol.summary, symbol.name).not.toBe('');
      expect(plain(text), symbol.name).toContain(plain(symbol.summary));
      for (const member of symbol.members) {
        expect(text, `${symbol.name}.${member.name}`).toMatch(
          new RegExp(
            `^- \`[^\\n]*(?<![\\w$])${member.name === 'constructor' ? 'new ' : member.name}(?![\\w$])`,
            'm',
          ),
        );
        expect(plain(text), `${symbol.name}.${member.name}`).toContain(plain(member.summary));
      }
    }
  });

  test('has its members answered on their own', async () => {
    for (const symbol of declared) {
      for (const member of symbol.members) {
        const name = `${symbol.name}.${member.name}`;
        const args = { symbol: name, package: `@nacre/sdk-${tree}` };
        const { text, failed } = await wholeAnswer(site, 'lookup_symbol', args);
        expect(failed, name).toBe(false);
        expect(text, name).toMatch(`# ${name}\n`);
        expect(plain(text), name).toContain(plain(member.summary));
      }
    }
  });
});

describe('lookup_symbol', () => {
  test.each([
    ['client', /^# Client\n/],
    ['client.ACCOUNTS', /^# Client\.accounts\n/],
    ['Account.transfer()', /^# Account\.transfer\n/],
    ['useBalance', /of @nacre\/sdk-react/],
  ])('finds %s', async (symbol, begins) => {
    expect((await wholeAnswer(site, 'lookup_symbol', { symbol })).text).toMatch(begins);
  });

  test.each([
    [{ symbol: 'SignInArg' }, /Similar names: SignInArgs/],
    [{ symbol: 'transferErc20' }, /There are members of that name: Account\.transferErc20/],
    [{ symbol: 'Client.nothing' }, /Client has no member nothing\. It has .*Client\.accounts/],
    [
      { symbol: 'useBalance', package: '@nacre/sdk-base' },
      /@nacre\/sdk-base export nothing named useBalance/,
    ],
    [{ symbol: '__proto__' }, /export nothing named __proto__/],
  ])('says of %j what there is', async (args, message) => {
    const { text, failed } = await wholeAnswer(site, 'lookup_symbol', args);
    expect(failed).toBe(true);
    expect(text).toMatch(message);
  });
});

type Json = Record<string, unknown>;
const api = parse(fs.readFileSync(path.join(root, 'openapi/backend.yaml'), 'utf8')) as {
  paths: Record<string, Json>;
  webhooks: Record<string, Json>;
  components: Record<string, Json>;
};
const METHOD = /^(get|put|post|delete|patch|head|options|trace)$/;

const operations = Object.entries(api.paths).flatMap(([route, item]) =>
  Object.entries(item)
    .filter(([method]) => METHOD.test(method))
    .map(([method, operation]) => ({
      address: `${method.toUpperCase()} ${route}`,
      item,
      operation: operation as Json,
    })),
);
const webhooks = Object.entries(api.webhooks).flatMap(([name, item]) =>
  Object.values(item).map((operation) => ({ name, operation: operation as Json })),
);

/** The JSON in an answer: the operation, and the components. */
const jsonIn = (text: string): Json[] =>
  [...text.matchAll(/```json\n([\s\S]*?)\n```/g)].map(([, json = '']) => JSON.parse(json) as Json);

/** Every reference in a value. */
const referencesIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = '']) => reference);

function expectComponents(operation: Json, given: Json | undefined): void {
  const components = (given?.components ?? {}) as Record<string, Json>;
  const reached = new Set<string>();
  const open = referencesIn(operation);
  for (let reference = open.pop(); reference; reference = open.pop()) {
    if (reached.has(reference)) continue;
    reached.add(reference);
    const [, , group = '', name = ''] = reference.split('/');
    expect(components[group]?.[name], reference).toEqual(api.components[group]?.[name]);
    open.push(...referencesIn(api.components[group]?.[name]));
  }
  const listed = Object.entries(components).flatMap(([group, own]) =>
    Object.keys(own).map((name) => `#/components/${group}/${name}`),
  );
  expect(listed.toSorted()).toEqual([...reached].toSorted());
}

describe('lookup_operation', () => {
  test('the description has operations and webhooks', () => {
    expect(operations.length).toBeGreaterThan(40);
    expect(webhooks.length).toBeGreaterThan(5);
  });

  test.each(operations)('$address is answered as it is described', async ({ address, item, operation }) => {
    const { text, failed } = await wholeAnswer(site, 'lookup_operation', {
      operation: String(operation.operationId),
    });
    expect(failed).toBe(false);
    expect(text).toContain(`# ${String(operation.operationId)}\n\n\`${address}\` under https://`);
    const [given, components] = jsonIn(text);
    const parameters = [...((item.parameters as Json[]) ?? []), ...((operation.parameters as Json[]) ?? [])];
    const servers = operation.servers ?? item.servers;
    const expected = {
      ...operation,
      ...(parameters.length > 0 ? { parameters } : {}),
      ...(servers ? { servers } : {}),
    };
    expect(given).toEqual(expected);
    expectComponents(expected, components);
    expect((await wholeAnswer(site, 'lookup_operation', { operation: address })).text).toBe(text);
  });

  test.each(webhooks)('webhook $name is answered as it is described', async ({ name, operation }) => {
    const { text, failed } = await wholeAnswer(site, 'lookup_operation', { operation: name });
    expect(failed).toBe(false);
    const [given, components] = jsonIn(text);
    expect(given).toEqual(operation);
    expectComponents(operation, components);
  });

  test.each([
    ['createorder', '# createOrder'],
    ['post /orders', '# createOrder'],
    ['POST /v1/orders', '# createOrder'],
    ['GET /orders/ord_3Kd92mXw', '# getOrder'],
  ])('finds %s', async (operation, begins) => {
    expect((await wholeAnswer(site, 'lookup_operation', { operation })).text).toContain(begins);
  });

  test('names operations near one that is missing', async () => {
    const near = await wholeAnswer(site, 'lookup_operation', { operation: 'createOrdre' });
    expect(near).toMatchObject({ failed: true, text: expect.stringContaining('createOrder') as string });
    const onPath = await wholeAnswer(site, 'lookup_operation', { operation: '/orders' });
    expect(onPath.text).toContain('createOrder (POST /orders)');
  });
});

describe('explain_error', () => {
  test.each(Object.values(catalogue).map(({ code }) => code))(
    '%s is explained from the catalogue',
    async (code) => {
      const entry = Object.values(catalogue).find((own) => own.code === code);
      const { text, failed } = await wholeAnswer(site, 'explain_error', { error: code });
      expect(failed).toBe(false);
      const { meaning, cause, action } = explanations[entry?.type as keyof typeof explanations];
      for (const part of [`# ${code}`, meaning, cause, action, `#${code.replace('/', '-')}`])
        expect(text).toContain(part);
      expect(text).toContain(entry?.retryable ? 'may succeed a moment later' : "don't retry it unchanged");
      expect(text.match(/^# /gm)).toHaveLength(1);
    },
  );

  test('errors are read out of what was printed, first things first', async () => {
    const error = [
      "SdkError: The backend API can't be reached or can't respond.",
      '    at request (https://shop.example/app.js:1:2)',
      "  [cause]: { code: 'jwt/expired' }",
    ].join('\n');
    const { text } = await wholeAnswer(site, 'explain_error', { error });
    expect(text.match(/^# .*/gm)).toEqual(['# sdk/api-unavailable', '# jwt/expired']);
  });

  test.each([
    'SdkErrorType.Timeout',
    'sdk-timeout',
    'https://docs.nacre.example/products/embedded-wallet/exceptions#sdk-timeout',
  ])('%s is sdk/timeout', async (error) => {
    expect((await wholeAnswer(site, 'explain_error', { error })).text).toMatch(/^# sdk\/timeout\n/);
  });

  test('a text without an error is said to have none', async () => {
    const { text, failed } = await wholeAnswer(site, 'explain_error', { error: 'sdk/time-out' });
    expect(failed).toBe(true);
    expect(text).toContain('Similar codes: sdk/timeout');
  });
});
