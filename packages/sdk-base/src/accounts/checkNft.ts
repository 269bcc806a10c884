import { invalidArgument } from '../checkTypes.ts';
import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import type { Network } from '../networks/Network.ts';
import { networkInfo } from '../networkInfo/networkInfo.ts';

/**
 * The largest integer on EVM networks.
 *
 * @internal
 */
export const LARGEST_UINT256 = 2n ** 256n - 1n;

/**
 * Creates the error for a feature that a network doesn't support.
 *
 * @internal
 */
export function notSupportedOn(network: Network, feature: string): SdkError {
  return new SdkError(SdkErrorType.NotSupported, {
    message: `${networkInfo(network).name} does not support ${feature}.`,
    details: { network },
  });
}

/**
 * Throws if an NFT's id isn't a decimal number of at most 256 bits.
 *
 * @internal
 */
export function checkTokenId(tokenId: unknown): void {
  if (typeof tokenId !== 'string' || !/^\d{1,78}$/.test(tokenId) || BigInt(tokenId) > LARGEST_UINT256)
    throw invalidArgument('tokenId', 'must be a decimal number as a string');
}
