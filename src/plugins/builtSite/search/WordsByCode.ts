import type { ErrorRow } from '../../../../facts/errors.ts';

/** What readers have for errors of ours, by code. */
export type WordsByCode = Readonly<Partial<Record<ErrorRow['code'], readonly string[]>>>;
