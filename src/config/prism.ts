import type { UserThemeConfig as ThemeConfig } from '@docusaurus/theme-common';
import type { CodeKind } from './codeKinds.ts';

/**
 * Prism's token types for each kind. If a token has several, the last one wins. Plain ones, half of all tokens, keep the
 * color of the text, since elements around them would be a third of a guide's.
 */
export const codeTypes: Readonly<Record<CodeKind | 'plain', readonly string[]>> = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  plain: ['punctuation', 'operator'],
  keyword: ['keyword', 'atrule', 'tag', 'selector', 'boolean'],
  string: ['string', 'char', 'attr-value', 'regex', 'url'],
  number: ['number', 'constant', 'symbol', 'variable'],
  call: ['function', 'function-variable', 'method'],
  type: ['class-name', 'maybe-class-name', 'builtin', 'attr-name', 'property', 'key'],
  inserted: ['inserted'],
  deleted: ['deleted'],
};

/** Empty, because Prism doesn't run in the browser and the theme would ship these there. */
const empty = { plain: {}, styles: [] };
export const prism: NonNullable<ThemeConfig['prism']> = { theme: empty, darkTheme: empty };
