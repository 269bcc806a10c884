import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import { Network } from '../networks/Network.ts';
import { networkInfo } from '../networkInfo/networkInfo.ts';
import type { FeesEstimation } from '../types/FeesEstimation.ts';
import type { TransferParams } from '../types/TransferParams.ts';
import { decodeEvmTransaction, type EvmTransaction } from './decodeEvmTransaction.ts';
import { stellarReceiver } from './stellarReceiver.ts';
import { decodeStellarTransaction, type StellarTransaction } from './decodeStellarTransaction.ts';
import { memoOf } from './memos.ts';

const PASSPHRASES: Readonly<Partial<Record<Network, string>>> = {
  [Network.Stellar]: 'Public Global Stellar Network ; September 2015',
  [Network.StellarTestnet]: 'Test SDF Network ; September 2015',
};

const word = (value: bigint) => value.toString(16).padStart(64, '0');
const addressWord = (address: string) => address.slice(2).toLowerCase().padStart(64, '0');

/** The calls of a contract that make a transfer, and no other. */
function callData(from: string, params: TransferParams): string[] {
  const to = addressWord(params.to);
  switch (params.kind) {
    case 'erc20':
      return [`0xa9059cbb${to}${word(params.amount)}`]; // transfer(address,uint256)
    case 'nft': {
      const parties = addressWord(from) + to;
      const id = word(BigInt(params.tokenId));
      const amount = params.amount ?? 1n;
      // safeTransferFrom(address,address,uint256,uint256,bytes) of ERC-1155, with no bytes
      const erc1155 = `0xf242432a${parties}${id}${word(amount)}${word(0xa0n)}${word(0n)}`;
      if (amount !== 1n) return [erc1155];
      // safeTransferFrom(address,address,uint256) of ERC-721. Its transferFrom is a call of ERC-20 tokens too.
      return [erc1155, `0x42842e0e${parties}${id}`];
    }
    default:
      return ['0x'];
  }
}

/** A transfer, and what its sender was shown of it. */
type ShownTransfer = Pick<
  FeesEstimation,
  'network' | 'estimatedFee' | 'maxFee' | 'details' | 'transaction' | 'expiresAt'
>;

/** Names what of an EVM transaction is not as it was asked for; `undefined` where all is. */
function differenceOfEvm(
  transaction: EvmTransaction,
  estimation: ShownTransfer,
  from: string,
  params: TransferParams,
): string | undefined {
  const { details, network, maxFee } = estimation;
  const receiver =
    params.kind === 'erc20' ? params.token : params.kind === 'nft' ? params.contract : params.to;
  const value = params.kind === 'native' ? params.amount : 0n;
  const { gasLimit, maxFeePerGas, maxPriorityFeePerGas } = transaction;
  if (`eip155:${transaction.chainId}` !== networkInfo(network).caip2) return 'chainId';
  if (transaction.to !== receiver.toLowerCase()) return 'to';
  if (transaction.value !== value) return 'value';
  if (!callData(from, params).includes(transaction.data)) return 'data';
  // No transfer needs one, and each of its entries costs gas.
  if (transaction.hasAccessList) return 'accessList';
  const asShown =
    details.kind === 'evm' &&
    details.gasLimit === gasLimit &&
    details.maxFeePerGas === maxFeePerGas &&
    details.maxPriorityFeePerGas === maxPriorityFeePerGas &&
    maxFee === gasLimit * maxFeePerGas + details.l1DataFee;
  return asShown ? undefined : 'fee';
}

/** Names what of a Stellar transaction is not as it was asked for; `undefined` where all is. */
function differenceOfStellar(
  transaction: StellarTransaction,
  estimation: ShownTransfer,
  from: string,
  params: TransferParams,
): string | undefined {
  const { details, transaction: unsigned, network, expiresAt } = estimation;
  const asset = params.kind === 'stellar-asset' ? params.asset : 'native';
  const receiver = stellarReceiver(params.to);
  const memo = memoOf(receiver?.memoId, 'memo' in params ? params.memo : undefined);
  if (details.kind !== 'stellar') return 'fee';
  if (unsigned.kind !== 'stellar' || unsigned.networkPassphrase !== PASSPHRASES[network]) return 'network';
  if (transaction.source !== from) return 'source';
  if (transaction.to !== receiver?.account) return 'to';
  if (transaction.asset !== asset) return 'asset';
  if (transaction.amount !== params.amount) return 'amount';
  if (transaction.memo?.type !== memo?.type || transaction.memo?.value !== memo?.value) return 'memo';
  // The network refuses the payment after that. Without it, whoever holds a signed payment could send it much later.
  const expiry = BigInt(Math.floor(Date.parse(expiresAt) / 1_000));
  if (transaction.minTime !== 0n || transaction.maxTime !== expiry) return 'timeBounds';
  if (transaction.createsAccount !== details.createsAccount) return 'operation';
  // One operation: the decoder refuses more.
  const asShown =
    details.operationCount === 1 &&
    details.maxFeePerOperation === transaction.fee &&
    estimation.maxFee === transaction.fee;
  return asShown ? undefined : 'fee';
}

/**
 * Decodes a transaction, and names what of it is not as it was asked for and shown: the transfer, and each part of
 * the fee that is signed. Gives `undefined` where all is.
 *
 * The one part of a fee that no transaction holds is a rollup's `l1DataFee`: the network sets it.
 *
 * @internal
 */
export function differenceOf(shown: ShownTransfer, from: string, params: TransferParams): string | undefined {
  const { transaction, network } = shown;
  try {
    if (transaction.kind !== networkInfo(network).kind || transaction.network !== network) return 'network';
    const difference =
      transaction.kind === 'evm'
        ? differenceOfEvm(decodeEvmTransaction(transaction.serialized), shown, from, params)
        : differenceOfStellar(decodeStellarTransaction(transaction.serialized), shown, from, params);
    return difference ?? (shown.estimatedFee > shown.maxFee ? 'fee' : undefined);
  } catch {
    // Whatever the decoders throw, it says the same: this is no transaction that the SDK would have signed.
    return 'serialized';
  }
}

/**
 * Compares the transaction that the backend prepared with what the application asked for, and with the fees that
 * the application is going to show. The backend cannot sign: it must not be able to have something else signed.
 *
 * @internal
 */
export function checkTransaction(estimation: FeesEstimation, from: string, params: TransferParams): void {
  const difference = differenceOf(estimation, from, params);
  if (difference === undefined) return;
  throw new SdkError(SdkErrorType.UnexpectedResponse, {
    message: `The transaction that the API prepared isn't the requested transfer: ${difference}.`,
    details: { difference },
  });
}
