import type { Network } from '../networks/Network.ts';
import type { Environment } from './Environment.ts';
import type { NativeCurrency } from './NativeCurrency.ts';

/**
 * The family of chains that a network belongs to.
 *
 * @example Choose the form of an address field
 * ```ts
 * import { Network, networkInfo, type NetworkKind } from '@nacre/sdk-base';
 *
 * const kind: NetworkKind = networkInfo(Network.Stellar).kind;
 * console.log(kind === 'evm' ? '0x…' : 'G…'); // "G…"
 * ```
 *
 * @see [Supported blockchains](https://docs.nacre.example/roadmap-and-references/supported-blockchains)
 * @category Types
 * @since 0.1.0
 */
export type NetworkKind = 'evm' | 'stellar';

/**
 * A feature that a network may support.
 *
 * @remarks
 * - `nativeTransfer`: sending the native currency
 * - `tokenTransfer`: sending ERC-20 tokens, or Stellar assets on Stellar
 * - `nft`: reading and sending NFTs
 * - `loyaltyPoints`: holding the points of a loyalty program
 * - `passports`: claiming a digital product passport
 * - `feesEstimation`: estimating the fee before sending
 *
 * @example List the features that Stellar doesn't support
 * ```ts
 * import { Network, networkInfo, type NetworkFeature } from '@nacre/sdk-base';
 *
 * const { features } = networkInfo(Network.Stellar);
 * const missing = (Object.keys(features) as NetworkFeature[]).filter(
 *   (feature) => !features[feature],
 * );
 * console.log(missing.join(', ')); // "nft, loyaltyPoints, passports"
 * ```
 *
 * @see [Supported blockchains](https://docs.nacre.example/roadmap-and-references/supported-blockchains)
 * @category Types
 * @since 0.1.0
 */
export type NetworkFeature =
  | 'nativeTransfer'
  | 'tokenTransfer'
  | 'nft'
  | 'loyaltyPoints'
  | 'passports'
  | 'feesEstimation';

/**
 * A network's names, currency, block explorer and supported features.
 *
 * @example Link an address to the network's explorer
 * ```ts
 * import { Network, networkInfo, type NetworkInfo } from '@nacre/sdk-base';
 *
 * const sepolia: NetworkInfo = networkInfo(Network.EthereumSepolia);
 * console.log(
 *   `${sepolia.explorerUrl}/address/0x0000000000000000000000000000000000000001`,
 * );
 * ```
 *
 * @see [Supported blockchains](https://docs.nacre.example/roadmap-and-references/supported-blockchains)
 * @category Types
 * @since 0.1.0
 */
export type NetworkInfo = {
  /** The network. */
  readonly network: Network;
  /** The name to show to users. */
  readonly name: string;
  /** The family of chains that the network belongs to. */
  readonly kind: NetworkKind;
  /** The chain's CAIP-2 id, such as `eip155:1`. */
  readonly caip2: string;
  /** The currency that fees are paid in. */
  readonly nativeCurrency: Readonly<NativeCurrency>;
  /** The environment that the network belongs to. */
  readonly environment: Environment;
  /** The URL of a block explorer, run by another company, without a trailing slash. */
  readonly explorerUrl: string;
  /** The features that the network supports. */
  readonly features: Readonly<Record<NetworkFeature, boolean>>;
};
