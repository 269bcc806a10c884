import type { Client, Passport } from '@nacre/sdk-base';
import type { NacreQuery } from './NacreQuery.ts';
import type { NacreQueryOptions } from './NacreQueryOptions.ts';
import { queryOptionsOf } from './queryOptionsOf.ts';
import type { UseDppOptions } from './UseDppOptions.ts';

/** @internal */
export const dppQuery = ({ passportId }: UseDppOptions): NacreQuery<Passport> => ({
  key: () => ['passport', passportId],
  call: (client, request) => client.dpp.get(passportId, request),
  needsUser: false,
});

/**
 * Returns the query of {@link useDpp} as TanStack Query options.
 *
 * @remarks
 * Facts that only the owner may see are part of the result, so each user has a separate one.
 *
 * @param client - the client, from {@link useClient} or your own
 * @param options - the passport's id, `passportId`, and when to fetch: `enabled`, `staleTime` and the other query
 * options
 * @returns the query options, with the `queryKey` of the result
 *
 * @example Fetch before a component needs the data
 * ```tsx
 * import { dppQueryOptions, useClient } from '@nacre/sdk-react';
 * import { useQueryClient } from '@tanstack/react-query';
 *
 * // The app gave its own QueryClient to NacreProvider as well.
 * export function Prefetch({ passportId }: { passportId: string }) {
 *   const client = useClient();
 *   const queryClient = useQueryClient();
 *   const prefetch = () =>
 *     void queryClient.prefetchQuery(dppQueryOptions(client, { passportId }));
 *   return <button onMouseEnter={prefetch}>Open</button>;
 * }
 * ```
 *
 * @see [React in an existing app](https://docs.nacre.example/products/integrate-sdk-react-existing)
 * @category Hooks
 * @since 0.2.0
 */
export function dppQueryOptions(client: Client, options: UseDppOptions): NacreQueryOptions<Passport> {
  return queryOptionsOf(client, dppQuery(options), options);
}
