/**
 * Removes options set to `undefined`, so that they don't hide defaults.
 *
 * @internal
 */
export const omitUndefined = <T extends object>(options: T | undefined): Partial<T> =>
  Object.fromEntries(Object.entries(options ?? {}).filter(([, value]) => value !== undefined)) as Partial<T>;
