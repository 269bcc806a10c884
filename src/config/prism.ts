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

/** Nothing of Prism reaches the browser, so that what the theme would ship there is empty. */
const empty = { plain: {}, styles: [] };
export const prism: NonNullable<ThemeConfig['prism']> = { theme: empty, darkTheme: empty };
