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

/** The contract calls accepted for a transfer. */
function callData(from: string, params: TransferParams): string[] {
  const to = addressWord(params.to);
  switch (params.kind) {
    case 'erc20':
      return [`0xa9059cbb${to}${word(params.amount)}`]; // transfer(address,uint256)
    case 'nft': {
      const parties = addressWord(from) + to;
      const id = word(BigInt(params.tokenId));
      const amount = params.amount ?? 1n;
      // safeTransferFrom(address,address,uint256,uint256,bytes) of ERC-1155, with empty bytes
      const erc1155 = `0xf242432a${parties}${id}${word(amount)}${word(0xa0n)}${word(0n)}`;
      if (amount !== 1n) return [erc1155];
      // safeTransferFrom(address,address,uint256) of ERC-721. Its transferFrom isn't accepted: ERC-20 tokens have the
      // same call.
      return [erc1155, `0x42842e0e${parties}${id}`];
    }
    default:
      return ['0x'];
  }
}

/** A transaction, and the fees shown to its sender. */
type ShownTransfer = Pick<
  FeesEstimation,
  'network' | 'estimatedFee' | 'maxFee' | 'details' | 'transaction' | 'expiresAt'
>;

/** Returns the name of the first part of an EVM transaction that differs from the request, or `undefined`. */
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
  // No transfer needs an access list, and each of its entries costs gas.
  if (transaction.hasAccessList) return 'accessList';
  const asShown =
    details.kind === 'evm' &&
    details.gasLimit === gasLimit &&
    details.maxFeePerGas === maxFeePerGas &&
    details.maxPriorityFeePerGas === maxPriorityFeePerGas &&
    maxFee === gasLimit * maxFeePerGas + details.l1DataFee;
  return asShown ? undefined : 'fee';
}

/** Returns the name of the first part of a Stellar transaction that differs from the request, or `undefined`. */
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
  // The network refuses the payment after this time. Without it, a signed payment could be submitted much later.
  const expiry = BigInt(Math.floor(Date.parse(expiresAt) / 1_000));
  if (transaction.minTime !== 0n || transaction.maxTime !== expiry) return 'timeBounds';
  if (transaction.createsAccount !== details.createsAccount) return 'operation';
  // Always one operation, since the decoder refuses more.
  const asShown =
    details.operationCount === 1 &&
    details.maxFeePerOperation === transaction.fee &&
    estimation.maxFee === transaction.fee;
  return asShown ? undefined : 'fee';
}

/**
 * Decodes a transaction and returns the name of the first part that differs from the requested transfer or the shown
 * fees, or `undefined` if they match.
 *
 * A rollup's `l1DataFee` can't be compared: the network sets it, and no transaction contains it.
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
    // Any decoding error means that the SDK wouldn't have signed this transaction.
    return 'serialized';
  }
}

/**
 * Compares the transaction prepared by the backend with the application's request and with the fees that the
 * application will show. The backend can't sign, and must not be able to get anything else signed.
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
