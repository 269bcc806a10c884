import { invalidArgument } from '../checkTypes.ts';
import type { Network } from '../networks/Network.ts';
import { networkInfo } from '../networkInfo/networkInfo.ts';
import { isEvmAddress } from '../signing/evmAddress.ts';
import type { TransferParams } from '../types/TransferParams.ts';
import { checkAddress } from './checkAddress.ts';
import { checkTokenId, LARGEST_UINT256, notSupportedOn } from './checkNft.ts';
import { lostReceiver } from './lostReceiver.ts';
import { memoFault } from './memos.ts';
import { stellarReceiver } from './stellarReceiver.ts';

const LARGEST = { evm: LARGEST_UINT256, stellar: 2n ** 63n - 1n };

function checkAmount(network: Network, amount: unknown): void {
  if (typeof amount !== 'bigint') throw invalidArgument('amount', 'must be a bigint, in the smallest unit');
  if (amount <= 0n) throw invalidArgument('amount', 'must be above zero');
  if (amount > LARGEST[networkInfo(network).kind])
    throw invalidArgument('amount', 'is larger than the network allows');
}

/** Reads a receiver on Stellar. Returns `undefined` if it isn't an address there. */
function readStellarReceiver(network: Network, to: unknown): ReturnType<typeof stellarReceiver> {
  if (typeof to !== 'string') return undefined;
  if (/^C[A-Z2-7]{55}$/.test(to)) {
    const { name } = networkInfo(network);
    throw invalidArgument('to', `is a contract's address, and transfers on ${name} go to accounts`);
  }
  return stellarReceiver(to);
}

/** Throws if a text isn't an address, or on EVM networks has a wrong mixed-case checksum (EIP-55). */
function checkExactAddress(network: Network, address: string, argument: string): void {
  checkAddress(network, address, argument);
  if (networkInfo(network).kind === 'evm' && !isEvmAddress(address))
    throw invalidArgument(argument, 'has a wrong checksum: one of its characters is mistyped');
}

const contractOf = (params: TransferParams): string | undefined =>
  params.kind === 'erc20' ? params.token : params.kind === 'nft' ? params.contract : undefined;

/**
 * Throws before any request if the network can't make the transfer.
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
      checkExactAddress(network, params.token, 'token');
      break;
    case 'nft':
      if (!features.nft) throw notSupportedOn(network, 'NFTs');
      checkExactAddress(network, params.contract, 'contract');
      checkTokenId(params.tokenId);
      break;
    case 'stellar-asset': {
      if (kind !== 'stellar') throw notSupportedOn(network, 'Stellar assets');
      const [code = '', issuer = '', ...rest] = String(params.asset).split(':');
      if (!/^[A-Za-z0-9]{1,12}$/.test(code) || rest.length > 0)
        throw invalidArgument('asset', 'must be CODE:ISSUER');
      checkAddress(network, issuer, 'asset');
      break;
    }
    default:
      throw invalidArgument('kind', 'is not known');
  }
  const receiver = kind === 'stellar' ? readStellarReceiver(network, params.to) : undefined;
  if (!receiver) checkExactAddress(network, params.to, 'to');
  const lost = lostReceiver(receiver?.account ?? params.to, contractOf(params));
  if (lost !== undefined) throw invalidArgument('to', `is ${lost}`);
  checkAmount(network, params.kind === 'nft' ? (params.amount ?? 1n) : params.amount);
  if ('memo' in params && params.memo !== undefined) {
    if (receiver?.memoId !== undefined)
      throw invalidArgument('memo', "can't be combined with a muxed address, whose id is the memo");
    const fault = memoFault(params.memo);
    if (fault !== undefined) throw invalidArgument('memo', fault);
  }
}
