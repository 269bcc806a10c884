import type { Network } from '@nacre/sdk-base';
import type { QueryOptions } from './QueryOptions.ts';

/**
 * The options of a hook that reads from one network.
 *
 * @example Read a balance on another network than the client's
 * ```tsx
 * import { Network, useBalance, type NetworkQueryOptions } from '@nacre/sdk-react';
 *
 * const options: NetworkQueryOptions = { network: Network.BaseSepolia };
 *
 * export function Balance() {
 *   const { data } = useBalance(options);
 *   return <p>{data ? `${data.amount} of the smallest unit` : 'Loading…'}</p>;
 * }
 * ```
 *
 * @see [Supported blockchains](https://docs.nacre.example/roadmap-and-references/supported-blockchains)
 * @advanced
 * @category Hooks
 * @since 0.1.0
 */
export type NetworkQueryOptions = QueryOptions & {
  /**
   * The network.
   *
   * @defaultValue the client's network
   */
  network?: Network | undefined;
};
