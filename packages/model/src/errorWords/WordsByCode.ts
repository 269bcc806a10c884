import type { ErrorRow } from '../errors.ts';

/** Search terms that readers use for the SDK's errors, by error code. */
export type WordsByCode = Readonly<Partial<Record<ErrorRow['code'], readonly string[]>>>;
