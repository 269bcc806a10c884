import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { PrismTheme } from 'prism-react-renderer';

interface CodeColors {
  readonly text: string;
  readonly surface: string;
  readonly comment: string;
  readonly keyword: string;
  readonly string: string;
  readonly number: string;
  readonly call: string;
  readonly type: string;
  readonly punctuation: string;
  readonly inserted: string;
  readonly deleted: string;
}

/** One shape for both modes; every colour has at least 4.5:1 on its surface. */
function codeTheme(colors: CodeColors): PrismTheme {
  return {
    plain: { color: colors.text, backgroundColor: colors.surface },
    styles: [
      {
        types: ['comment', 'prolog', 'doctype', 'cdata'],
        style: { color: colors.comment, fontStyle: 'italic' },
      },
      { types: ['punctuation', 'operator'], style: { color: colors.punctuation } },
      { types: ['keyword', 'atrule', 'tag', 'selector', 'boolean'], style: { color: colors.keyword } },
      { types: ['string', 'char', 'attr-value', 'regex', 'url'], style: { color: colors.string } },
      { types: ['number', 'constant', 'symbol', 'variable'], style: { color: colors.number } },
      { types: ['function', 'function-variable', 'method'], style: { color: colors.call } },
      {
        types: ['class-name', 'maybe-class-name', 'builtin', 'attr-name', 'property', 'key'],
        style: { color: colors.type },
      },
      { types: ['inserted'], style: { color: colors.inserted } },
      { types: ['deleted'], style: { color: colors.deleted } },
    ],
  };
}

/** Code blocks: a colour theme per mode, and the grammars that the default bundle lacks. */
export const prism: NonNullable<ThemeConfig['prism']> = {
  theme: codeTheme({
    text: '#1e1d20',
    surface: '#fbfaf9',
    comment: '#6a6661',
    keyword: '#7a2d86',
    string: '#1d6a3c',
    number: '#99430d',
    call: '#0b5fa5',
    type: '#0a6069',
    punctuation: '#55524f',
    inserted: '#1d6a3c',
    deleted: '#a82a2a',
  }),
  darkTheme: codeTheme({
    text: '#e7e8ea',
    surface: '#191c22',
    comment: '#98a0ae',
    keyword: '#d9a3e6',
    string: '#9fd8a8',
    number: '#f0b48a',
    call: '#8fc4f5',
    type: '#79d0d4',
    punctuation: '#b4bac6',
    inserted: '#9fd8a8',
    deleted: '#f29c9c',
  }),
  additionalLanguages: ['bash', 'diff', 'http', 'json', 'python'],
};
