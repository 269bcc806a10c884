import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import type { NetworkInfo } from '../types/NetworkInfo.ts';
import type { Network } from '../networks/Network.ts';
import { networks } from './networks.ts';

/**
 * Gives what is known of a network: its names, its currency, its explorer and what it supports.
 *
 * @remarks
 * The table is part of the package: no request is made.
 *
 * @param network - the network, as a member of {@link Network}
 * @returns the description of the network; do not change it
 * @throws {@link SdkError} of type `InvalidArgument` when the network is not known
 *
 * @example Offer an action only where the network supports it
 * ```ts
 * import { Network, networkInfo } from '@nacre/sdk-base';
 *
 * const { name, features } = networkInfo(Network.Stellar);
 * console.log(features.nft ? `Send an NFT on ${name}` : `No NFTs on ${name}`); // "No NFTs on Stellar"
 * ```
 *
 * @see [Supported blockchains](https://docs.nacre.example/roadmap-and-references/supported-blockchains)
 * @category Client
 * @since 0.1.0
 */
export function networkInfo(network: Network): NetworkInfo {
  if (!Object.hasOwn(networks, network)) {
    throw new SdkError(SdkErrorType.InvalidArgument, {
      message: `The network must be one of: ${Object.keys(networks).join(', ')}.`,
      details: { argument: 'network' },
    });
  }
  return networks[network];
}
