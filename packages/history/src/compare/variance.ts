import { INPUT_OUTPUT, flipPosition, type Position } from './Position.ts';

/** Types of JavaScript and of other packages that are covariant in their arguments, as a list is. */
const COVARIANT_TYPES = new Set(
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
const CONTRAVARIANT_ARGUMENTS: ReadonlyMap<string, readonly number[]> = new Map([
  ['UseMutationResult', [2]],
  ['UseMutationOptions', [0, 1, 2]],
  ['ForwardRefExoticComponent', [0]],
  ['ComponentType', [0]],
]);

/** Whether a wider or narrower argument makes the whole type wider or narrower. */
export const isCovariant = (name: string): boolean => COVARIANT_TYPES.has(name);

/** Returns the direction of a type argument of another package's generic type. An unknown type has both directions. */
export function argumentPosition(name: string, index: number, position: Position): Position {
  if (COVARIANT_TYPES.has(name) || SELECTORS.has(name)) return position;
  const contravariant = CONTRAVARIANT_ARGUMENTS.get(name);
  if (!contravariant) return INPUT_OUTPUT;
  return contravariant.includes(index) ? flipPosition(position) : position;
}
