import type { Wire } from '../types/Wire.ts';

/**
 * Converts arguments to JSON types. Each `bigint` becomes a decimal string.
 *
 * @internal
 */
export function toWire<T>(value: T): Wire<T> {
  if (typeof value === 'bigint') return value.toString() as Wire<T>;
  if (Array.isArray(value)) return value.map((entry: unknown) => toWire(entry)) as Wire<T>;
  if (typeof value !== 'object' || value === null) return value as Wire<T>;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, toWire<unknown>(member)]),
  ) as Wire<T>;
}
