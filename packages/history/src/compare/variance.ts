import { EITHER, flipped, type Position } from './Position.ts';

/** Types of JavaScript and of other packages that have values of what they're given, as a list has. */
const HOLDERS = new Set(
  (
    'Promise PromiseLike Awaited Array ReadonlyArray Readonly Partial Required NonNullable Iterable AsyncIterable ' +
    'Iterator AsyncIterator IterableIterator AsyncIterableIterator Generator AsyncGenerator ReadonlyMap ReadonlySet ' +
    'Uint8Array UseQueryResult UseInfiniteQueryResult InfiniteData RefAttributes'
  ).split(' '),
);

/** Those that take a part of a type, or name its members. */
const SELECTORS = new Set(['Pick', 'Omit', 'Record', 'Exclude', 'Extract']);

/** Which of their types go the other way: what a component or a mutation takes, what its callbacks get. */
const TURNED: ReadonlyMap<string, readonly number[]> = new Map([
  ['UseMutationResult', [2]],
  ['UseMutationOptions', [0, 1, 2]],
  ['ForwardRefExoticComponent', [0]],
  ['ComponentType', [0]],
]);

/** Whether a wider or a narrower argument makes the whole wider or narrower. */
export const holdsItsArguments = (name: string): boolean => HOLDERS.has(name);

/** Which way the arguments of a generic type of others go; either way for one that nobody told of. */
export function argumentPosition(name: string, index: number, position: Position): Position {
  if (HOLDERS.has(name) || SELECTORS.has(name)) return position;
  const turned = TURNED.get(name);
  if (!turned) return EITHER;
  return turned.includes(index) ? flipped(position) : position;
}
