/**
 * What programs that make something are told of the machine, whichever it is: its language decides what small letters
 * are and how names are sorted, its clock which day it is.
 */
export const sameEnvironment = { LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', TZ: 'UTC' } as const;
