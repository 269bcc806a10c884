import type { Pagination } from '@nacre/sdk-base';
import type { NetworkQueryOptions } from './NetworkQueryOptions.ts';

/**
 * The options of a hook that reads one page of a list from a network.
 *
 * @example Read ten entries per page
 * ```tsx
 * import { useTransferHistory, type ListQueryOptions } from '@nacre/sdk-react';
 * import { useState } from 'react';
 *
 * export function History() {
 *   const [cursor, setCursor] = useState<string>();
 *   const options: ListQueryOptions = { limit: 10, ...(cursor ? { cursor } : {}) };
 *   const { data } = useTransferHistory(options);
 *   const next = data?.nextCursor;
 *   return next ? (
 *     <button onClick={() => setCursor(next)}>Older</button>
 *   ) : (
 *     <p>That is all.</p>
 *   );
 * }
 * ```
 *
 * @see [How-tos](https://docs.nacre.example/api/how-tos)
 * @category Hooks
 * @since 0.1.0
 */
export type ListQueryOptions = NetworkQueryOptions & Pagination;
