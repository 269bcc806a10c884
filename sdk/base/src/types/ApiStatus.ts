import type { Network } from '../networks/Network.ts';
import type { Environment } from './Environment.ts';

/**
 * Says how well a service works.
 *
 * @remarks
 * - `operational`: it works as it should
 * - `degraded`: it works, slower than it should or with some calls failing
 * - `outage`: it does not work
 *
 * The API can add others: keep a `default`, as for every {@link KnownValue}.
 *
 * @example Show a word for a status
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
 * Says how well the API reaches one network.
 *
 * @example Tell whether a network can be used
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
  /** How well the API reaches it. */
  status: ServiceStatus;
};

/**
 * Says how well the API works at the moment.
 *
 * @example Name the networks that are out
 * ```ts
 * import type { ApiStatus } from '@nacre/sdk-base';
 *
 * function out(status: ApiStatus): string[] {
 *   return status.networks.filter((entry) => entry.status === 'outage').map((entry) => entry.network);
 * }
 * ```
 *
 * @see [Backend API](https://docs.nacre.example/backend-openapi)
 * @category Client
 * @since 0.1.0
 */
export type ApiStatus = {
  /** How well the API as a whole works. */
  status: ServiceStatus;
  /** The environment that the server serves. */
  environment: Environment;
  /** The version of the API that runs. */
  version: string;
  /** The server's clock as an RFC 3339 time. */
  time: string;
  /** The networks of the environment, each with its own status. */
  networks: NetworkStatus[];
};
