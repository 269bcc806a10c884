/**
 * One of an application's two environments.
 *
 * @remarks
 * `sandbox` uses test networks, where nothing has real value. `live` uses main networks.
 *
 * @example Tell test networks from main networks
 * ```ts
 * import { Network, networkInfo, type Environment } from '@nacre/sdk-base';
 *
 * const environment: Environment = networkInfo(Network.Base).environment;
 * console.log(environment); // "live"
 * ```
 *
 * @see [APIs and SDKs](https://docs.nacre.example/products/apis_sdks)
 * @category Types
 * @since 0.1.0
 */
export type Environment = 'sandbox' | 'live';
