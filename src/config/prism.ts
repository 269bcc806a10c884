import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { CodeKind } from './codeKinds.ts';

/** Prism's names for what has a color; where a token has several, the last wins. */
export const codeTypes: Readonly<Record<CodeKind, readonly string[]>> = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  punctuation: ['punctuation', 'operator'],
  keyword: ['keyword', 'atrule', 'tag', 'selector', 'boolean'],
  string: ['string', 'char', 'attr-value', 'regex', 'url'],
  number: ['number', 'constant', 'symbol', 'variable'],
  call: ['function', 'function-variable', 'method'],
  type: ['class-name', 'maybe-class-name', 'builtin', 'attr-name', 'property', 'key'],
  inserted: ['inserted'],
  deleted: ['deleted'],
};

type CodeColors = Readonly<Record<CodeKind, string>>;

/** The colors of code in each mode; every one has at least 4.5:1 on its surface, on a marked line too. */
export const codeColors: Readonly<Record<'light' | 'dark', CodeColors>> = {
  light: {
    comment: '#6a6661',
    keyword: '#7a2d86',
    string: '#1d6a3c',
    number: '#99430d',
    call: '#0b5fa5',
    type: '#0a6069',
    punctuation: '#55524f',
    inserted: '#1d6a3c',
    deleted: '#a82a2a',
  },
  dark: {
    comment: '#98a0ae',
    keyword: '#d9a3e6',
    string: '#9fd8a8',
    number: '#f0b48a',
    call: '#8fc4f5',
    type: '#79d0d4',
    punctuation: '#b4bac6',
    inserted: '#9fd8a8',
    deleted: '#f29c9c',
  },
};

/** Nothing of Prism reaches the browser, so that what the theme would ship there is empty. */
const empty = { plain: {}, styles: [] };
export const prism: NonNullable<ThemeConfig['prism']> = { theme: empty, darkTheme: empty };
