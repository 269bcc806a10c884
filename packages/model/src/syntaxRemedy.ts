type ToMessage = (match: RegExpExecArray) => string;

const SIGN = 'For the character itself, write &lt; or format it as code';

/** Matches the parser's messages, and maps each to a message for writers that includes a fix. */
const REMEDIES: readonly (readonly [RegExp, ToMessage])[] = [
  [/to create a comment in MDX/, () => 'HTML comments are not supported. Write {/* … */}'],
  [/to create a link in MDX/, () => 'an address in "<" and ">" is not a link. Write [text](address)'],
  [
    /Expected a closing tag for `<([^`>]*)>`(?:.*before the end of `(\w+)`)?/,
    ([, name = '', inside]) =>
      `<${name}> is never closed${inside ? ` in its ${inside === 'listItem' ? 'list item' : inside}` : ''}. ` +
      `Add </${name}>, or write <${name} /> if it has no content`,
  ],
  [
    /closing tag `([^`]+)`, expected corresponding closing tag for `<([^`>]*)>` \((\d+)/,
    ([, closing, open, line]) =>
      `${closing} has no opening tag: <${open}> on line ${line} is still open. Write </${open}>`,
  ],
  [/closing slash/, () => 'a closing tag has no opening tag. Remove it, or add the opening tag before it'],
  [
    /character `(.+)` \(U\+\w+\) before name/,
    ([, sign]) => `"<" begins a component, and its name can't begin with "${sign}". ${SIGN}`,
  ],
  [
    /before attribute value/,
    () =>
      'the value of an attribute has no quotes. Write name="value", or name={value} for a value that is not a text',
  ],
  [
    /character `(.+)` \(U\+\w+\) (?:in|after) (?:local |attribute )?name/,
    ([, sign]) => `"<" begins a component, and its tag can't contain "${sign}". ${SIGN}`,
  ],
  [
    /only import\/exports are supported/,
    () => 'text follows an import without an empty line. Add an empty line after the imports',
  ],
  [
    /parse import\/exports/,
    () => "this import can't be read. Write import Name from 'module'; and an empty line before the text",
  ],
  [
    /only spread elements are supported/,
    () => 'braces in a tag need the name of an attribute. Write name={value}',
  ],
  [
    /closing brace|parse expression|in expression/,
    () =>
      '"{" begins code, but no valid code with a closing "}" follows. For the character itself, write \\{ or format it as code. ' +
      'Write an anchor as {/* #name */}',
  ],
];

/** Returns a message for writers in place of the parser's: the mistake and its fix. */
export function syntaxRemedy(message: string): string {
  for (const [pattern, toMessage] of REMEDIES) {
    const match = pattern.exec(message);
    if (match) return toMessage(match);
  }
  return `${message}. Compare the line with a page that compiles`;
}
