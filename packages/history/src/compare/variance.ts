import { EITHER, flipped, type Position } from './Position.ts';

/** Types of JavaScript and of other packages that are covariant in their arguments, as a list is. */
const HOLDERS = new Set(
  (
    'Promise PromiseLike Awaited Array ReadonlyArray Readonly Partial Required NonNullable Iterable AsyncIterable ' +
    'Iterator AsyncIterator IterableIterator AsyncIterableIterator Generator AsyncGenerator ReadonlyMap ReadonlySet ' +
    'Uint8Array UseQueryResult UseInfiniteQueryResult InfiniteData RefAttributes'
  ).split(' '),
);

/** Types that select a part of a type, or name its members. */
const SELECTORS = new Set(['Pick', 'Omit', 'Record', 'Exclude', 'Extract']);

/**
 * Indexes of arguments with the opposite direction: the input of a component or a mutation, and the arguments of its
 * callbacks.
 */
const TURNED: ReadonlyMap<string, readonly number[]> = new Map([
  ['UseMutationResult', [2]],
  ['UseMutationOptions', [0, 1, 2]],
  ['ForwardRefExoticComponent', [0]],
  ['ComponentType', [0]],
]);

/** Whether a wider or narrower argument makes the whole type wider or narrower. */
export const holdsItsArguments = (name: string): boolean => HOLDERS.has(name);

/** Returns the direction of a type argument of another package's generic type. An unknown type has both directions. */
export function argumentPosition(name: string, index: number, position: Position): Position {
  if (HOLDERS.has(name) || SELECTORS.has(name)) return position;
  const turned = TURNED.get(name);
  if (!turned) return EITHER;
  return turned.includes(index) ? flipped(position) : position;
}
