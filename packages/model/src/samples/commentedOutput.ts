/**
 * Returns the output that a block's calls promise in comments: `console.log(…); // "value"`. Returns nothing if there
 * is no call, or if a call promises nothing.
 */
export function commentedOutput(code: string): string[] | undefined {
  const calls = code.split('\n').filter((line) => line.includes('console.log('));
  const promised = calls.flatMap((line) => /\);\s*\/\/ (.+)$/.exec(line)?.[1] ?? []);
  return calls.length > 0 && promised.length === calls.length ? promised : undefined;
}

/** Removes quotes and spaces inside of brackets, because a comment may quote a text and omits such spaces. */
const plain = (text: string): string => text.replaceAll(/["'`]|(?<=[[{]) | (?=[\]}])/g, '').trim();

/** Whether a printed line matches its comment. */
export const matchesComment = (promised: string, printed: string): boolean =>
  plain(promised) === plain(printed);
