/** A name in a type: not in quotes, not a member of something, and not what a type is given to. */
const NAME = /"[^"]*"|'[^']*'|(?<![\w$.])[A-Za-z_$][\w$]*(?!\w|\??:|\()/g;

/** The names that TypeScript's text of a type uses, each with its place. */
export const typeNames = (text: string): { name: string; start: number }[] =>
  [...text.matchAll(NAME)]
    .filter(([match]) => !/^["']/.test(match))
    .map(({ 0: name, index }) => ({ name, start: index }));
