/**
 * Leaves out the options that are there but `undefined`, so that they hide no defaults.
 *
 * @internal
 */
export const definedIn = <T extends object>(options: T | undefined): Partial<T> =>
  Object.fromEntries(Object.entries(options ?? {}).filter(([, value]) => value !== undefined)) as Partial<T>;
