import type { Balance, Client } from '@nacre/sdk-base';
import type { NacreQuery } from './NacreQuery.ts';
import type { NacreQueryOptions } from './NacreQueryOptions.ts';
import type { NetworkQueryOptions } from './NetworkQueryOptions.ts';
import { queryOptionsOf } from './queryOptionsOf.ts';

/** @internal */
export const balanceQuery = ({ network }: NetworkQueryOptions): NacreQuery<Balance> => ({
  key: (client) => [network ?? client.network, 'balance'],
  call: (client, request) => client.accounts.reader(network).getBalance(request),
  needsUser: true,
});

/**
 * Returns the query of {@link useBalance} and {@link useFormattedBalance} as TanStack Query options.
 *
 * @param client - the client, from {@link useClient} or your own
 * @param options - the `network` to read from (the client's by default), and when to fetch: `enabled`, `staleTime`
 * and the other query options
 * @returns the query options, with the `queryKey` of the result
 *
 * @example Select a part of the result
 * ```tsx
 * import { balanceQueryOptions, useClient } from '@nacre/sdk-react';
 * import { useQuery } from '@tanstack/react-query';
 *
 * // The app gave its own QueryClient to NacreProvider as well.
 * export function CanSend() {
 *   const options = balanceQueryOptions(useClient());
 *   const { data } = useQuery({ ...options, select: ({ amount }) => amount > 0n });
 *   return <button disabled={!data}>Send</button>;
 * }
 * ```
 *
 * @see [React in an existing app](https://docs.nacre.example/products/integrate-sdk-react-existing)
 * @category Hooks
 * @since 0.2.0
 */
export function balanceQueryOptions(
  client: Client,
  options: NetworkQueryOptions = {},
): NacreQueryOptions<Balance> {
  return queryOptionsOf(client, balanceQuery(options), options);
}
