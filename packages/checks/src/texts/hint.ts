import { nearest } from '../../../model/src/nearest.ts';

/**
 * Returns a hint at the name nearest to a mistyped one, or nothing if none is near.
 *
 * @param words - the hint, with `*` in place of the name
 */
export function hint(name: string, names: Iterable<string>, words = '. Perhaps * is meant'): string {
  const [near] = nearest(name, [...names], 1);
  return near === undefined ? '' : words.replace('*', () => near);
}
