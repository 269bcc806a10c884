import fs from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { readTable } from '../src/readTable.ts';
import { fencedBlocks } from '../src/samples/extract.ts';
import References from '../src/symbols/References.ts';
import { compileSamples, type CompiledSamples } from '../src/symbols/compileSamples.ts';

const root = process.cwd();

let programs: CompiledSamples;
const blocks = fencedBlocks(fs.readFileSync('packages/model/tests/codeSymbols.md', 'utf8'), 'docs/page.mdx');

beforeAll(() => {
  programs = compileSamples(root, blocks, new References(root));
}, 60_000);

/** Returns each linked word of a block, with its target. */
const linksOf = (index: number): string[] => {
  const block = blocks[index];
  return ((block && programs.links.get(block)) ?? []).map(
    ({ start, reference }) => `${/^\w+/.exec(block?.code.slice(start) ?? '')?.[0]} ${reference.page}`,
  );
};

describe('names in code', () => {
  test('link to the reference if an SDK declares them, and nowhere if only the word is the same', () => {
    expect(linksOf(0)).toEqual([
      'Client sdk-base/Class.Client',
      'Network sdk-base/Enumeration.Network',
      'Order sdk-base/TypeAlias.Order',
      'createSandbox sdk-base/Function.createSandbox',
      'createSandbox sdk-base/Function.createSandbox',
      'Client sdk-base/Class.Client',
    ]);
  });

  test('are resolved through earlier blocks, down to members of a result', () => {
    expect(linksOf(1)).toEqual([
      'accounts sdk-base/Class.Client#accounts',
      'get sdk-base/Interface.AccountModule#get',
      'Network sdk-base/Enumeration.Network',
      'Polygon sdk-base/Enumeration.Network#enumeration-member-polygon',
      'Order sdk-base/TypeAlias.Order',
      'accounts sdk-base/Class.Client#accounts',
      'listOrders sdk-base/Interface.AccountModule#listorders',
      'data sdk-base/TypeAlias.Page#property-data',
      'status sdk-base/TypeAlias.Order#property-status',
      'address sdk-base/Class.Account#address',
    ]);
  });

  test('declared by the reader are not mistaken for those of an SDK', () => {
    expect(linksOf(2)).toEqual([]);
  });

  test('of React link to the React reference, and those of both SDKs to the base reference', () => {
    const links = linksOf(3);
    expect(links).toContain('NacreProvider sdk-react/Function.NacreProvider');
    expect(links).toContain('useAuth sdk-react/Function.useAuth');
    expect(links).toContain('name sdk-base/TypeAlias.User#property-name');
    expect(links.some((link) => link.startsWith('Name '))).toBe(false);
  });
});

describe('inline code', () => {
  const resolved = (text: string) => programs.resolver.resolveInline(text)?.page;

  const names = readTable('packages/model/tests/inlineCode.tsv', ['code', 'location']);
  test.each(names)('$code leads to "$location"', ({ code, location }) => {
    expect(resolved(code) ?? '').toBe(location);
  });
});

test('a reference describes itself in one sentence', () => {
  const references = new References(root);
  expect(references.find('useBalance')).toMatchObject({
    kind: 'Hook',
    page: 'sdk-react/Function.useBalance',
  });
  expect(references.find('Balance')).toMatchObject({
    kind: 'Type alias',
    page: 'sdk-base/TypeAlias.Balance',
  });
  expect(references.findMember('Account', 'getBalance')).toEqual({
    page: 'sdk-base/Class.Account#getbalance',
    kind: 'Method',
    label: 'Account.getBalance',
    summary: "Reads the balance in the network's native currency.",
  });
});
