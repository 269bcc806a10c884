import './globalPrism.ts';
import 'prismjs/components/prism-bash.js';
import { Prism } from 'prism-react-renderer';
import { prism } from '../../../config/prism.ts';
import { escapeHtml, Html } from './html.ts';

export type Language = 'json' | 'typescript' | 'bash' | 'text';

type Tokens = ReturnType<typeof Prism.tokenize>;

/** Punctuation keeps the colour of the text: it is half of all tokens, and half of the markup. */
const UNMARKED = new Set(['punctuation', 'operator']);

/** Class of each kind of token, as the site's colour theme groups them. */
const classes = new Map<string, string>();
for (const { types = [] } of prism.theme?.styles?.filter((entry) => entry !== undefined) ?? []) {
  for (const type of types) if (type && !UNMARKED.has(type)) classes.set(type, `tok-${types[0]}`);
}

/** Code as markup, with a class on what the site's colour theme has a colour for. */
export function highlight(code: string, language: Language): Html {
  const grammar = language === 'text' ? undefined : Prism.languages[language];
  return new Html(grammar ? write(Prism.tokenize(code, grammar)) : escapeHtml(code));
}

function write(tokens: Tokens): string {
  return tokens
    .map((token) => {
      if (typeof token === 'string') return escapeHtml(token);
      const content =
        typeof token.content === 'string' ? escapeHtml(token.content) : write([token.content].flat());
      const kinds = [token.type, token.alias ?? []].flat();
      const name = kinds.map((kind) => classes.get(kind)).findLast(Boolean);
      return name ? `<span class="${name}">${content}</span>` : content;
    })
    .join('');
}
