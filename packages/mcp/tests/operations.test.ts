import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { loadSite } from '../src/site/loadSite.ts';
import { makeFixtureSite, root } from './support/fixtureSite.ts';
import { readFullResult } from './support/readFullResult.ts';

const site = loadSite(makeFixtureSite());

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

/** Returns the JSON blocks in a result: the operation, and its components. */
const jsonIn = (text: string): Json[] =>
  [...text.matchAll(/```json\n([\s\S]*?)\n```/g)].map(([, json = '']) => JSON.parse(json) as Json);

const referencesIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = '']) => reference);

/** Removes all but the first of several examples, as results do. */
const withOneExample = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withOneExample);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]: [string, unknown]) => [
      key,
      key === 'examples' && typeof child === 'object' && child !== null && !Array.isArray(child)
        ? Object.fromEntries(Object.entries(child).slice(0, 1))
        : withOneExample(child),
    ]),
  );
};

/** Returns an operation from the description without its error responses. */
function answered(operation: Json): Json {
  const responses = Object.entries(operation.responses as Json).filter(([status]) => !/^[45]/.test(status));
  return withOneExample({ ...operation, responses: Object.fromEntries(responses) }) as Json;
}

/** Expects every referenced component to be in the result unchanged, or to be listed as left out. */
function expectComponents(operation: Json, componentsBlock: Json | undefined, text: string): void {
  const components = (componentsBlock?.components ?? {}) as Record<string, Json>;
  const [, omitted = ''] = /^Left out for length: (.*)\. Call/m.exec(text) ?? [];
  const leftOut = new Set([...omitted.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
  const reached = new Set<string>();
  const open = referencesIn(operation);
  for (let reference = open.pop(); reference; reference = open.pop()) {
    if (reached.has(reference)) continue;
    reached.add(reference);
    const [, , group = '', name = ''] = reference.split('/');
    const shown = components[group]?.[name];
    if (!leftOut.has(name)) expect(shown, reference).toEqual(api.components[group]?.[name]);
    open.push(...referencesIn(api.components[group]?.[name]));
  }
  const listed = Object.values(components).flatMap((group) => Object.keys(group));
  const names = [...reached].map((reference) => reference.replace(/^.*\//, ''));
  expect([...listed, ...leftOut].toSorted()).toEqual(names.toSorted());
}

describe('lookup_operation', () => {
  test('the description has operations and webhooks', () => {
    expect(operations.length).toBeGreaterThan(40);
    expect(webhooks.length).toBeGreaterThan(5);
  });

  test.each(operations)('$address is returned as described', async ({ address, item, operation }) => {
    const { text, failed } = await readFullResult(site, 'lookup_operation', {
      operation: String(operation.operationId),
    });
    expect(failed).toBe(false);
    expect(text).toContain(`# ${String(operation.operationId)}\n\n\`${address}\` under https://`);
    const [returned, components] = jsonIn(text);
    const parameters = [...((item.parameters as Json[]) ?? []), ...((operation.parameters as Json[]) ?? [])];
    const servers = operation.servers ?? item.servers;
    const expected = {
      ...operation,
      ...(parameters.length > 0 ? { parameters } : {}),
      ...(servers ? { servers } : {}),
    };
    expect(returned).toEqual(answered(expected));
    expectComponents(answered(expected), components, text);
    for (const status of Object.keys(operation.responses as Json).filter((key) => /^[45]/.test(key)))
      expect(text).toMatch(new RegExp(`^- ${status}: \`[a-z]+/`, 'm'));
    // One token is 3.3 to 3.6 characters, as measured, so no result has more than 2,500 tokens.
    expect(text.length).toBeLessThan(8_900);
    expect((await readFullResult(site, 'lookup_operation', { operation: address })).text).toBe(text);
  });

  test.each(webhooks)('webhook $name is returned as described', async ({ name, operation }) => {
    const { text, failed } = await readFullResult(site, 'lookup_operation', { operation: name });
    expect(failed).toBe(false);
    const [returned, components] = jsonIn(text);
    expect(returned).toEqual(answered(operation));
    expectComponents(answered(operation), components, text);
  });

  test('a schema that a result leaves out is returned by its name', async () => {
    for (const name of ['Money', 'schema Money', '#/components/schemas/Money']) {
      const { text, failed } = await readFullResult(site, 'lookup_operation', { operation: name });
      expect(failed).toBe(false);
      const [money, components] = jsonIn(text);
      expect(money).toEqual(api.components.schemas?.Money);
      expectComponents(money ?? {}, components, text);
      expect(text).toContain('Page: /backend-openapi#schema-money');
    }
  });

  test('suggests operations similar to a missing one', async () => {
    const near = await readFullResult(site, 'lookup_operation', { operation: 'createOrdre' });
    expect(near).toMatchObject({ failed: true, text: expect.stringContaining('createOrder') as string });
    const onPath = await readFullResult(site, 'lookup_operation', { operation: '/orders' });
    expect(onPath.text).toMatch(/^\/orders has several operations: .*createOrder \(POST \/orders\)/);
    expect(onPath.failed).toBe(true);
    for (const operation of ['', ' ', '/', '{}', '__proto__', 'constructor', '#/components/__proto__/x'])
      expect((await readFullResult(site, 'lookup_operation', { operation: `${operation} ` })).failed).toBe(
        true,
      );
  });
});
