import './globalPrism.ts';
import 'prismjs/components/prism-bash.js';
import 'prismjs/components/prism-diff.js';
import 'prismjs/components/prism-http.js';
import { Prism } from 'prism-react-renderer';
import type { CodeKind } from '../../../../src/config/codeKinds.ts';
import { codeTypes } from '../../../../src/config/prism.ts';

// Unlike the grammar's own pattern, includes hyphens, as in `--no-install`.
const bash = Prism.languages.bash as unknown as Record<'parameter', { pattern: RegExp }>;
bash.parameter.pattern = /(^|\s)-{1,2}\w[\w.-]*(?=[=\s]|$)/;

/** A range of code with one color. */
export interface Token {
  start: number;
  end: number;
  kind: CodeKind;
}

type Kind = keyof typeof codeTypes;
type PrismTokens = ReturnType<typeof Prism.tokenize>;

/** Languages without anything to color. */
const PLAIN = new Set(['', 'text', 'txt', 'plain', 'plaintext']);

/** Returns the tokens of a piece of code in order, or undefined for an unknown language. */
export function tokenize(code: string, language: string): Token[] | undefined {
  if (PLAIN.has(language)) return [];
  const grammar = Prism.languages[language];
  if (!grammar) return undefined;
  const tokens: Token[] = [];
  let offset = 0;
  const read = (content: PrismTokens | PrismTokens[number], outer: Kind | undefined): void => {
    for (const part of [content].flat()) {
      if (typeof part === 'string') {
        if (outer !== undefined && outer !== 'plain' && part !== '') {
          tokens.push({ start: offset, end: offset + part.length, kind: outer });
        }
        offset += part.length;
      } else {
        read(part.content as PrismTokens, kindOf([part.type, ...[part.alias ?? []].flat()]) ?? outer);
      }
    }
  };
  read(Prism.tokenize(code, grammar), undefined);
  return tokens;
}

const kindOfType = new Map(
  (Object.keys(codeTypes) as Kind[]).flatMap((kind) =>
    codeTypes[kind].map((type): [string, Kind] => [type, kind]),
  ),
);

/** Returns a token's kind by its types, outermost first. The innermost type with a kind wins, as in Prism's themes. */
const kindOf = (types: readonly string[]): Kind | undefined =>
  types.map((type) => kindOfType.get(type)).findLast(Boolean);
