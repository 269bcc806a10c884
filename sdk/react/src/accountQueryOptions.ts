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
 * Gives the query of {@link useAccount} as options of TanStack Query.
 *
 * @param client - the client
 * @param options - the network, and when to ask
 * @returns the options, with the key of the answer
 *
 * @example Ask before a component needs it
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
