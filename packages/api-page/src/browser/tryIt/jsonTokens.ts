/** A piece of JSON, with the element that colors it in the reference: a string, a number, or a keyword. */
type Token = readonly [tag: 'i' | 'b' | 'u' | undefined, text: string];

/** Matches colored tokens. Member names keep the color of the text, as in the page's sample responses. */
const COLORED = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(true|false|null)\b|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)/g;

/** Splits JSON into tokens, which concatenate to the original text. */
export function jsonTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let pos = 0;
  for (const match of text.matchAll(COLORED)) {
    const [token, string, colon, word] = match;
    if (colon !== undefined) continue;
    if (match.index > pos) tokens.push([undefined, text.slice(pos, match.index)]);
    tokens.push([string === undefined ? (word === undefined ? 'b' : 'u') : 'i', token]);
    pos = match.index + token.length;
  }
  if (pos < text.length) tokens.push([undefined, text.slice(pos)]);
  return tokens;
}
