/**
 * What the calls of a block promise to print: `console.log(…); // "value"`. Nothing where there is no call, or where one
 * promises nothing.
 */
export function promisedLines(code: string): string[] | undefined {
  const calls = code.split('\n').filter((line) => line.includes('console.log('));
  const promised = calls.flatMap((line) => /\);\s*\/\/ (.+)$/.exec(line)?.[1] ?? []);
  return calls.length > 0 && promised.length === calls.length ? promised : undefined;
}

/** A comment may have quotes around a text, and no space inside of brackets. */
const plain = (text: string): string => text.replaceAll(/["'`]|(?<=[[{]) | (?=[\]}])/g, '').trim();

/** Whether a printed line is what a comment says. */
export const isAsPromised = (promised: string, printed: string): boolean =>
  plain(promised) === plain(printed);
