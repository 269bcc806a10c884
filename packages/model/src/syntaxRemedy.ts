type ToMessage = (match: RegExpExecArray) => string;

const SIGN = 'For the sign itself, write &lt; or set it as code';

/** Matches the parser's messages, and maps each to a message for writers that includes a fix. */
const REMEDIES: readonly (readonly [RegExp, ToMessage])[] = [
  [/to create a comment in MDX/, () => 'a page has no HTML comments. Write {/* … */}'],
  [/to create a link in MDX/, () => 'an address in "<" and ">" is no link. Write [text](address)'],
  [
    /Expected a closing tag for `<([^`>]*)>`(?:.*before the end of `(\w+)`)?/,
    ([, name = '', inside]) =>
      `<${name}> is never closed${inside ? ` in its ${inside === 'listItem' ? 'list item' : inside}` : ''}. ` +
      `Add </${name}>, or write <${name} /> if it has no content`,
  ],
  [
    /closing tag `([^`]+)`, expected corresponding closing tag for `<([^`>]*)>` \((\d+)/,
    ([, closing, open, line]) =>
      `${closing} closes nothing: <${open}> of line ${line} is open. Write </${open}>`,
  ],
  [/closing slash/, () => 'a tag is closed that is not open. Remove it, or open it before'],
  [
    /character `(.+)` \(U\+\w+\) before name/,
    ([, sign]) => `"<" begins a component, and no name begins with "${sign}". ${SIGN}`,
  ],
  [
    /before attribute value/,
    () => 'the value of an attribute has no quotes. Write name="value", or name={value} for what is no text',
  ],
  [
    /character `(.+)` \(U\+\w+\) (?:in|after) (?:local |attribute )?name/,
    ([, sign]) => `"<" begins a component, and "${sign}" can't be in its tag. ${SIGN}`,
  ],
  [
    /only import\/exports are supported/,
    () => 'text follows an import at once. Add an empty line after the imports',
  ],
  [
    /parse import\/exports/,
    () => "this import can't be read. Write import Name from 'module'; and an empty line before the text",
  ],
  [
    /only spread elements are supported/,
    () => 'braces in a tag hold no name of an attribute. Write name={value}',
  ],
  [
    /closing brace|parse expression|in expression/,
    () =>
      '"{" begins code, and this can\'t be read as code up to a "}". For the sign itself, write \\{ or set it as code. ' +
      'An anchor is written {/* #name */}',
  ],
];

/** Returns a message for writers in place of the parser's: the mistake and its fix. */
export function syntaxRemedy(message: string): string {
  for (const [pattern, toMessage] of REMEDIES) {
    const match = pattern.exec(message);
    if (match) return toMessage(match);
  }
  return `${message}. Compare the place with a page that can be read`;
}
