import type { Client, LoyaltyBalance } from '@nacre/sdk-base';
import type { NacreQuery } from './NacreQuery.ts';
import type { NacreQueryOptions } from './NacreQueryOptions.ts';
import { queryOptionsOf } from './queryOptionsOf.ts';
import type { QueryOptions } from './QueryOptions.ts';

/** @internal */
export const loyaltyBalanceQuery = (programId: string): NacreQuery<LoyaltyBalance> => ({
  key: () => ['loyalty-balance', programId],
  call: (client, request) => client.loyalty.getBalance(programId, request),
  needsUser: true,
});

/**
 * Returns the query of {@link useLoyaltyOptimisticBalance} as TanStack Query options.
 *
 * @param client - the client, from {@link useClient} or your own
 * @param programId - the program's id, such as `prg_4Kf81mQz`
 * @param options - when to fetch: `enabled`, `staleTime` and the other query options
 * @returns the query options, with the `queryKey` of the result
 *
 * @example Fetch before a component needs the data
 * ```tsx
 * import { loyaltyBalanceQueryOptions, useClient } from '@nacre/sdk-react';
 * import { useQueryClient } from '@tanstack/react-query';
 *
 * // The app gave its own QueryClient to NacreProvider as well.
 * export function Prefetch({ programId }: { programId: string }) {
 *   const client = useClient();
 *   const queryClient = useQueryClient();
 *   const prefetch = () =>
 *     void queryClient.prefetchQuery(loyaltyBalanceQueryOptions(client, programId));
 *   return <button onMouseEnter={prefetch}>Open</button>;
 * }
 * ```
 *
 * @see [React in an existing app](https://docs.nacre.example/products/integrate-sdk-react-existing)
 * @category Hooks
 * @since 0.2.0
 */
export function loyaltyBalanceQueryOptions(
  client: Client,
  programId: string,
  options: QueryOptions = {},
): NacreQueryOptions<LoyaltyBalance> {
  return queryOptionsOf(client, loyaltyBalanceQuery(programId), options);
}
