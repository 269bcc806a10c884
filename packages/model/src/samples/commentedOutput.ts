/**
 * Returns the output that a block's calls promise in comments: `console.log(…); // "value"`. Returns nothing if there
 * is no call, or if a call promises nothing.
 */
export function commentedOutput(code: string): string[] | undefined {
  const count = code.split('console.log(').length - 1;
  const calls = code.matchAll(/console\.log\([\s\S]*?\);[ \t]*(?:\/\/ (.+))?$/gm);
  const promised = [...calls].flatMap(([, comment]) => comment ?? []);
  return count > 0 && promised.length === count ? promised : undefined;
}

/** Removes quotes and spaces inside of brackets, because a comment may quote a text and omits such spaces. */
const plain = (text: string): string => text.replaceAll(/["'`]|(?<=[[{]) | (?=[\]}])/g, '').trim();

export const matchesComment = (promised: string, printed: string): boolean =>
  plain(promised) === plain(printed);
