import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import type { Network } from '../networks/Network.ts';
import { networkInfo } from '../networkInfo/networkInfo.ts';
import type { TransferParams } from '../types/TransferParams.ts';
import { checkAddress } from './checkAddress.ts';

const LARGEST = { evm: 2n ** 256n - 1n, stellar: 2n ** 63n - 1n };
const LONGEST_MEMO = 28;

function invalid(argument: string, reason: string): SdkError {
  return new SdkError(SdkErrorType.InvalidArgument, {
    message: `The argument ${argument} ${reason}.`,
    details: { argument },
  });
}

function checkAmount(network: Network, amount: unknown): void {
  if (typeof amount !== 'bigint') throw invalid('amount', 'must be a bigint, in the smallest unit');
  if (amount <= 0n) throw invalid('amount', 'must be above zero');
  if (amount > LARGEST[networkInfo(network).kind])
    throw invalid('amount', 'is larger than the network allows');
}

/**
 * Refuses a feature that a network does not have.
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
 * Refuses the id of an NFT that is no decimal number of 256 bits.
 *
 * @internal
 */
export function checkTokenId(tokenId: unknown): void {
  if (typeof tokenId !== 'string' || !/^\d{1,78}$/.test(tokenId) || BigInt(tokenId) > LARGEST.evm)
    throw invalid('tokenId', 'must be a decimal number as a string');
}

/**
 * Refuses a transfer that the network cannot make, before anything is sent.
 *
 * @internal
 */
export function checkTransfer(network: Network, params: TransferParams): void {
  const { kind, features } = networkInfo(network);
  if (kind === 'evm' && 'memo' in params && params.memo !== undefined) throw notSupportedOn(network, 'memos');
  switch (params.kind) {
    case 'native':
      break;
    case 'erc20':
      if (kind !== 'evm') throw notSupportedOn(network, 'ERC-20 tokens');
      checkAddress(network, params.token, 'token');
      break;
    case 'nft':
      if (!features.nft) throw notSupportedOn(network, 'NFTs');
      checkAddress(network, params.contract, 'contract');
      checkTokenId(params.tokenId);
      break;
    case 'stellar-asset': {
      if (kind !== 'stellar') throw notSupportedOn(network, 'Stellar assets');
      const [code = '', issuer = '', ...rest] = String(params.asset).split(':');
      if (!/^[A-Za-z0-9]{1,12}$/.test(code) || rest.length > 0) throw invalid('asset', 'must be CODE:ISSUER');
      checkAddress(network, issuer, 'asset');
      break;
    }
    default:
      throw invalid('kind', 'is not known');
  }
  checkAddress(network, params.to, 'to');
  checkAmount(network, params.kind === 'nft' ? (params.amount ?? 1n) : params.amount);
  if ('memo' in params && params.memo !== undefined) {
    const bytes = new TextEncoder().encode(params.memo).length;
    if (bytes === 0 || bytes > LONGEST_MEMO) throw invalid('memo', `must have 1 to ${LONGEST_MEMO} bytes`);
  }
}
