/** Matches a name in a type, unless it's a string, a member of something, or a property or parameter with a type. */
const NAME = /"[^"]*"|'[^']*'|(?<![\w$.])[A-Za-z_$][\w$]*(?!\w|\??:|\()/g;

/** Returns the names used in the text of a type, with their positions. */
export const typeNames = (text: string): { name: string; start: number }[] =>
  [...text.matchAll(NAME)]
    .filter(([match]) => !/^["']/.test(match))
    .map(({ 0: name, index }) => ({ name, start: index }));
