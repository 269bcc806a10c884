/**
 * Environment variables that make generated files independent of the machine. The locale affects lowercasing and the
 * order of names, and the time zone affects the date.
 */
export const reproducibleEnvironment = { LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', TZ: 'UTC' } as const;
