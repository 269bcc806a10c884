import type { Network } from '../networks/Network.ts';
import type { Environment } from './Environment.ts';

/**
 * The state of a service.
 *
 * @remarks
 * - `operational`: it works normally
 * - `degraded`: it works, but slowly, or some calls fail
 * - `outage`: it doesn't work
 *
 * The API can add values, so keep a `default`, as for every {@link KnownValue}.
 *
 * @example Label a status
 * ```ts
 * import type { KnownValue, ServiceStatus } from '@nacre/sdk-base';
 *
 * const words: Record<KnownValue<ServiceStatus>, string> = {
 *   operational: 'Works',
 *   degraded: 'Works slowly',
 *   outage: 'Does not work',
 * };
 * console.log(words.operational); // "Works"
 * ```
 *
 * @see [Backend API](https://docs.nacre.example/backend-openapi)
 * @category Client
 * @since 0.1.0
 */
export type ServiceStatus = 'operational' | 'degraded' | 'outage' | (string & {});

/**
 * The status of one network, as the API sees it.
 *
 * @example Check whether a network can be used
 * ```ts
 * import { Network, type NetworkStatus } from '@nacre/sdk-base';
 *
 * const entry: NetworkStatus = { network: Network.PolygonAmoy, status: 'degraded' };
 * console.log(entry.status !== 'outage'); // true
 * ```
 *
 * @see [Backend API](https://docs.nacre.example/backend-openapi)
 * @category Client
 * @since 0.1.0
 */
export type NetworkStatus = {
  /** The network. */
  network: Network;
  /** How well the API reaches the network. */
  status: ServiceStatus;
};

/**
 * The current status of the API and its networks.
 *
 * @example List the networks that are down
 * ```ts
 * import type { ApiStatus } from '@nacre/sdk-base';
 *
 * function out(status: ApiStatus): string[] {
 *   return status.networks
 *     .filter((entry) => entry.status === 'outage')
 *     .map((entry) => entry.network);
 * }
 * ```
 *
 * @see [Backend API](https://docs.nacre.example/backend-openapi)
 * @category Client
 * @since 0.1.0
 */
export type ApiStatus = {
  /** The status of the API as a whole. */
  status: ServiceStatus;
  /** The environment of the server. */
  environment: Environment;
  /** The version of the API. */
  version: string;
  /** The server's time, in RFC 3339 format. */
  time: string;
  /** The status of each network in the environment. */
  networks: NetworkStatus[];
};
