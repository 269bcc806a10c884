import { describe, expect, it } from 'vitest';
import { dottedNames } from '../../model/src/symbols/dottedNames.ts';
import { readSymbols } from '../../model/src/symbols/References.ts';
import type { SymbolRecord } from '../../model/src/symbols/SymbolRecord.ts';
import type { SearchPage } from '../src/pieces.ts';
import { searchPage, section } from '../../../tests/support/searchedSite.ts';
import { symbolPageAdapter } from '../../post-build/src/search/symbolPageAdapter.ts';

const record = (name: string, members: Partial<SymbolRecord>[]) =>
  ({ name, page: `Class.${name}`, members }) as SymbolRecord;

describe('dottedNames', () => {
  it('follows the properties whose type is a symbol with methods, and no others', () => {
    const names = dottedNames([
      record('Client', [
        { kind: 'property', name: 'auth', signatures: ['readonly auth: Auth'] },
        { kind: 'property', name: 'maybe', signatures: ['maybe: Other | null'] },
        { kind: 'property', name: 'network', signatures: ['readonly network: Network'] },
        { kind: 'method', name: 'other', signatures: ['other(): Other'] },
      ]),
      record('Auth', [
        { kind: 'method', name: 'signIn', signatures: ['signIn(): void'] },
        { kind: 'property', name: 'client', signatures: ['client: Client'] },
      ]),
      record('Other', [{ kind: 'method', name: 'run', signatures: ['run(): void'] }]),
      record('Network', [{ kind: 'member', name: 'Amoy', signatures: ['Network.Amoy'] }]),
    ]);
    expect([...names]).toEqual([
      ['Class.Client', 'client'],
      ['Class.Auth', 'client.auth'],
    ]);
  });

  it.each(['sdk-base', 'sdk-react'])("has every module of %s's client", (tree) => {
    const names = dottedNames(readSymbols('.', tree));
    expect(names.get('Interface.AuthModule')).toBe('client.auth');
    expect(names.get('Interface.AccountModule')).toBe('client.accounts');
  });

  it('reports missing symbols', () => {
    expect(() => dottedNames([record('Auth', [])])).toThrow('no symbol Client');
  });
});

describe('symbolPages', () => {
  const page = (url: string, title: string, more: Partial<SearchPage> = {}) =>
    searchPage(url, title, '', { sections: [section('signIn()', 'signin')], ...more });
  const searched = symbolPageAdapter('.');
  const aliases = (searchPage: SearchPage) => searched(searchPage).sections.map(({ keywords }) => keywords);

  it('gives members their names in code, if title and name differ from those', () => {
    expect(aliases(page('/api/sdk-react/Interface.AuthModule', 'AuthModule'))).toEqual([
      undefined,
      'client.auth.signIn()',
    ]);
    expect(aliases(page('/base/api/sdk-base/Class.Account', 'Account'))).toEqual([undefined, undefined]);
  });

  it.each([
    ['A transfer. Type alias Transfer of @nacre/sdk-base.', 'A transfer.'],
    ['A balance. Component Balance of @nacre/sdk-react. A part of Nacre Docs.', 'A balance.'],
    ['Class Thing of @nacre/sdk-base.', ''],
    ['The Class of all things.', 'The Class of all things.'],
  ])('has no metadata in an excerpt: %s', (description, excerpt) => {
    expect(searched(page('/api/sdk-base/TypeAlias.Transfer', 'Transfer', { description })).description).toBe(
      excerpt,
    );
  });

  it('keeps only the bare name and the client’s path as keywords of a symbol, and all keywords of a list', () => {
    const keywords = 'basethings, base things, base_things, base, things, TypeAlias, Type alias';
    const of = (url: string, title: string) => searched(page(url, title, { keywords })).keywords;
    expect(of('/api/sdk-base/TypeAlias.BaseThings', 'BaseThings')).toBe('');
    expect(of('/api/sdk-base/TypeAlias.BaseThings', 'BaseThings<T>')).toBe('BaseThings');
    expect(of('/api/sdk-base/Interface.AuthModule', 'AuthModule')).toBe('client.auth');
    expect(of('/api/sdk-base/', '@nacre/sdk-base')).toBe(keywords);
  });

  it('leaves all other pages as they are', () => {
    const guide = page('/a/guide/b', 'Guide', { kind: 'guide', keywords: 'guide' });
    expect(searched(guide)).toBe(guide);
  });
});
