import type { Account, Client } from '@nacre/sdk-base';
import type { NacreQuery } from './NacreQuery.ts';
import type { NacreQueryOptions } from './NacreQueryOptions.ts';
import type { NetworkQueryOptions } from './NetworkQueryOptions.ts';
import { queryOptionsOf } from './queryOptionsOf.ts';

/** @internal */
export const accountQuery = ({ network }: NetworkQueryOptions): NacreQuery<Account> => ({
  key: (client) => ['account', network ?? client.network],
  call: (client, request) => client.accounts.get(network, request),
  needsUser: true,
});

/**
 * Returns the query of {@link useAccount} as TanStack Query options.
 *
 * @param client - the client, from {@link useClient} or your own
 * @param options - the `network` to read from (the client's by default), and when to fetch: `enabled`, `staleTime`
 * and the other query options
 * @returns the query options, with the `queryKey` of the result
 *
 * @example Fetch before a component needs the data
 * ```tsx
 * import { accountQueryOptions, useClient } from '@nacre/sdk-react';
 * import { useQueryClient } from '@tanstack/react-query';
 *
 * // The app gave its own QueryClient to NacreProvider as well.
 * export function Prefetch() {
 *   const client = useClient();
 *   const queryClient = useQueryClient();
 *   const prefetch = () => void queryClient.prefetchQuery(accountQueryOptions(client));
 *   return <button onMouseEnter={prefetch}>Open</button>;
 * }
 * ```
 *
 * @see [React in an existing app](https://docs.nacre.example/products/integrate-sdk-react-existing)
 * @category Hooks
 * @since 0.2.0
 */
export function accountQueryOptions(
  client: Client,
  options: NetworkQueryOptions = {},
): NacreQueryOptions<Account> {
  return queryOptionsOf(client, accountQuery(options), options);
}
