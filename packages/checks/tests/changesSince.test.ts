import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { changedApi, mentionsApi } from '../src/changes/changedApi.ts';
import { changedNames } from '../src/changes/changedNames.ts';
import { changesSince } from '../src/changes/changesSince.ts';
import { dependentsOf } from '../src/changes/dependents.ts';
import { ImportGraph } from '../src/changes/ImportGraph.ts';
import { sdkPackages } from '../../model/src/packages.ts';

const folders: string[] = [];
const folder = (files: Record<string, string>): string => {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'changes-')));
  folders.push(root);
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  }
  return root;
};
afterAll(() => folders.forEach((root) => fs.rmSync(root, { recursive: true })));

describe('the changes since the base', () => {
  const root = folder({
    'kept.md': 'a',
    'edited.md': 'a',
    'committed.md': 'a',
    'gone.md': 'a',
    'old name.md': 'a',
  });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.example', ...args], { cwd: root });
  const write = (file: string, text: string) => fs.writeFileSync(path.join(root, file), text);
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-qm', 'begin');
  git('checkout', '-qb', 'work');
  write('committed.md', 'b');
  git('commit', '-qam', 'change');
  write('edited.md', 'b');
  write('new name.md', 'b');
  for (const file of ['gone.md', 'old name.md']) fs.rmSync(path.join(root, file));

  it('are committed, edited, added and removed files', () => {
    const { changed, removed, before } = changesSince(root);
    expect(changed).toEqual(['committed.md', 'edited.md', 'new name.md']);
    expect(removed).toEqual(['gone.md', 'old name.md']);
    expect([before('committed.md'), before('new name.md')]).toEqual(['a', undefined]);
  });

  it('are relative to another base if one is named', () => {
    expect(changesSince(root, 'HEAD').changed).toEqual(['edited.md', 'new name.md']);
  });

  it('are unknown without a repository, a base, or a commit of that name, and a message says what to do', () => {
    expect(() => changesSince(folder({ 'a.md': 'a' }))).toThrow(/not the root of a Git repository.*--all/);
    expect(() => changesSince(root, 'nowhere')).toThrow(/^nowhere is unknown.*--base/);
    git('branch', '-m', 'main', 'trunk');
    expect(() => changesSince(root)).toThrow(/base branch is unknown.*--base BRANCH/);
  });
});

describe('the names of changed code', () => {
  const sources = new Map([
    ['round.ts', 'export function round(value: number) { return Math.floor(value); }'],
    [
      'format.ts',
      "import { round } from './round.ts';\nexport const format = (value: number) => `${round(value)}`;",
    ],
    [
      'Account.ts',
      'export class Account {\n  /** A. */\n  get() { return 1; }\n  shown() { return format(1); }\n}',
    ],
    ['other.ts', 'export const other = (account: { round: number }) => account.round;'],
  ]);
  const namesAfter = (file: string, from: string, to: string) => {
    const after = sources.get(file) ?? '';
    const before = after.replace(from, to);
    expect(before).not.toBe(after);
    return [...changedNames([{ file, before, after }], sources)].toSorted();
  };

  it('are its own and those of its users, but not those of code with a member of the same name', () => {
    expect(namesAfter('round.ts', 'floor', 'ceil')).toEqual(['Account', 'format', 'round', 'shown']);
  });

  it('are those of the members that changed, not of their neighbors', () => {
    expect(namesAfter('Account.ts', 'return 1', 'return 2')).toEqual(['get']);
  });

  it('are none if only comments changed', () => {
    expect(namesAfter('Account.ts', '/** A. */', '/** B. */')).toEqual([]);
  });
});

describe('the changes of an API description', () => {
  const text = [
    'paths:',
    '  /orders/{id}:',
    '    get: { responses: { 200: { content: { json: { schema: { $ref: "#/components/schemas/Order" } } } } } }',
    '  /status: { get: { summary: State } }',
    'components:',
    '  schemas:',
    '    Order: { properties: { price: { $ref: "#/components/schemas/Money" } } }',
    '    Money: { type: string, description: An amount }',
  ].join('\n');

  it('are the component, and everything that refers to it', () => {
    const names = changedApi(text, text.replace('type: string', 'type: object'));
    expect([...names].toSorted()).toEqual(['GET /orders/{id}', 'schemas/Money', 'schemas/Order']);
    expect(mentionsApi('curl https://api.example/v1/orders/42', names)).toBe(true);
    expect(mentionsApi('```json schema="Money"', names)).toBe(true);
    expect(mentionsApi('curl https://api.example/v1/status', names)).toBe(false);
  });

  it('are a parameter with the name of a schema, an event, and settings of all operations', () => {
    const shop = (limit: number, event = 'string', keys = '[]') =>
      [
        'paths:',
        '  /orders: { get: { parameters: [{ $ref: "#/components/parameters/Network" }] } }',
        '  /status: { get: { security: [], responses: {} } }',
        `webhooks: { order.paid: { post: { requestBody: { content: { json: { schema: { type: ${event} } } } } } } }`,
        `security: ${keys}`,
        'components:',
        `  parameters: { Network: { name: network, in: query, schema: { maximum: ${limit} } } }`,
        '  schemas: { Network: { type: string } }',
      ].join('\n');
    const names = changedApi(shop(1), shop(2));
    expect([...names].toSorted()).toEqual(['GET /orders', 'parameters/Network']);
    expect(mentionsApi('```json schema="Network"', names)).toBe(false);
    const event = changedApi(shop(1), shop(1, 'object'));
    expect([...event]).toEqual(['webhooks/order.paid']);
    expect(mentionsApi('when `order.paid` arrives', event)).toBe(true);
    expect([...changedApi(shop(1), shop(1, 'string', '[{ key: [] }]'))]).toEqual(['GET /orders']);
  });

  it('are empty if only descriptions changed', () => {
    expect(changedApi(text, text.replace('An amount', 'A sum')).size).toBe(0);
  });
});

describe('the modules that a page shows', () => {
  it('are those that it imports, directly or not', () => {
    const root = folder({
      'docs/page.mdx': "import Fees from '@site/src/components/Fees';\n\n<Fees />\n",
      'src/components/Fees/index.tsx': "import { fees } from '../../data/fees';\nexport default () => fees;",
      'src/data/fees.ts': 'export const fees = [];',
      'src/data/other.ts': 'export const other = [];',
    });
    expect([...new ImportGraph(root).reachableFrom('docs/page.mdx')]).toEqual([
      'src/components/Fees/index.tsx',
      'src/data/fees.ts',
    ]);
  });

  it('include an import of a removed file', () => {
    const root = folder({
      'api/.keep': '',
      'src/pages/.keep': '',
      ...Object.fromEntries(sdkPackages.map(({ folder: sdk }) => [`${sdk}/src/index.ts`, 'export {};'])),
      'docs/page.mdx': "import Fees from '@site/src/components/Fees';\n\n<Fees />\n",
      'docs/part.mdx': "import Part from './_part.mdx';\n\n<Part />\n",
      'src/components/Fees.tsx': "import { fees } from '../data/fees';\nexport default () => fees;",
    });
    const dependents = (...removed: string[]) => [
      ...dependentsOf(root, { base: '', changed: [], removed, before: () => '' }),
    ];
    expect(dependents('src/data/fees.ts')).toEqual([['docs/page.mdx', 'src/data/fees.ts']]);
    expect(dependents('docs/_part.mdx')).toEqual([['docs/part.mdx', 'docs/_part.mdx']]);
    fs.rmSync(path.join(root, 'src/components/Fees.tsx'));
    const component = 'src/components/Fees.tsx';
    expect(dependents(component)).toEqual([['docs/page.mdx', component]]);
    expect(dependents('src/data/other.ts')).toEqual([]);
  });
});
