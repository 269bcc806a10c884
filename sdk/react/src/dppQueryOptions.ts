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
 * Gives the query of {@link useDpp} as options of TanStack Query.
 *
 * @remarks
 * What the owner alone may see is in the owner's answer, so each user has one of its own.
 *
 * @param client - the client
 * @param options - which passport, and when to ask
 * @returns the options, with the key of the answer
 *
 * @example Ask before a component needs it
 * ```tsx
 * import { dppQueryOptions, useClient } from '@nacre/sdk-react';
 * import { useQueryClient } from '@tanstack/react-query';
 *
 * // The app gave its own QueryClient to NacreProvider as well.
 * export function Prefetch({ passportId }: { passportId: string }) {
 *   const client = useClient();
 *   const queryClient = useQueryClient();
 *   const prefetch = () => void queryClient.prefetchQuery(dppQueryOptions(client, { passportId }));
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
