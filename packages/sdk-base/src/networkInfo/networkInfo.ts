import { badArgument } from '../checkTypes.ts';
import type { NetworkInfo } from '../types/NetworkInfo.ts';
import type { Network } from '../networks/Network.ts';
import { networks } from './networks.ts';

/**
 * Returns a network's names, currency, block explorer and supported features.
 *
 * @remarks
 * The table is part of the package, so no request is sent.
 *
 * @param network - the network, as a member of {@link Network}
 * @returns the description of the network; don't modify it
 * @throws {@link SdkError} of type `InvalidArgument` when the network is unknown
 *
 * @example Offer an action only if the network supports it
 * ```ts
 * import { Network, networkInfo } from '@nacre/sdk-base';
 *
 * const { name, features } = networkInfo(Network.Stellar);
 * const offer = features.nft ? 'Send an NFT' : 'No NFTs';
 * console.log(`${offer} on ${name}`); // "No NFTs on Stellar"
 * ```
 *
 * @see [Supported blockchains](https://docs.nacre.example/roadmap-and-references/supported-blockchains)
 * @category Client
 * @since 0.1.0
 */
export function networkInfo(network: Network): NetworkInfo {
  if (!Object.hasOwn(networks, network)) {
    throw badArgument('network', `The network must be one of: ${Object.keys(networks).join(', ')}.`);
  }
  return networks[network];
}
