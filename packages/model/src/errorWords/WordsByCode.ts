import type { ErrorRow } from '../errors.ts';

/** What readers have for errors of ours, by code. */
export type WordsByCode = Readonly<Partial<Record<ErrorRow['code'], readonly string[]>>>;
