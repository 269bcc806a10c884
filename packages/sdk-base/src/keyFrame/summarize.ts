import { decodeEvmTransaction } from '../accounts/decodeEvmTransaction.ts';
import { decodeStellarTransaction } from '../accounts/decodeStellarTransaction.ts';
import { CryptoError } from '../errors/CryptoError.ts';
import { CryptoErrorType } from '../errors/CryptoErrorType.ts';
import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import type { Network } from '../networks/Network.ts';
import { networkInfo } from '../networkInfo/networkInfo.ts';
import type { SignaturePayload } from '../signer/Signer.ts';
import { checksumAddress } from '../signing/evmAddress.ts';
import type { UnsignedTransaction } from '../types/FeesEstimation.ts';
import type { StellarMemo } from '../types/StellarMemo.ts';

/**
 * A summary of what a signature is for, decoded from the bytes to be signed.
 *
 * @category Key frame
 * @see [The life of a signature](https://docs.nacre.example/products/embedded-wallet/introduction#the-life-of-a-signature)
 * @since 0.2.0
 */
export type SignatureSummary =
  | {
      /** The kind: a text. */
      kind: 'message';
      /** The network that the signature is for. */
      network: Network;
      /** The text to sign. */
      message: string;
    }
  | {
      /** The kind: a transfer. */
      kind: 'transfer';
      /** The network. */
      network: Network;
      /** The receiver's address. */
      to: string;
      /** The asset: `native`, the address of a token or an NFT contract, or a Stellar asset, `CODE:ISSUER`. */
      asset: string;
      /** The NFT's id; `null` for anything else. */
      tokenId: bigint | null;
      /** The amount, in the smallest unit. */
      amount: bigint;
      /** The maximum network fee, in the native currency's smallest unit, without a rollup's fee. */
      maxFee: bigint;
      /** The memo: a text, the digits of an id, or the hexadecimal digits of a hash. Empty if there is none. */
      memo: string;
      /**
       * The type of the memo; `null` if there is none.
       *
       * @since 0.3.0
       */
      memoType: StellarMemo['type'] | null;
    };

type Sent = { to: string; asset: string; tokenId: bigint | null; amount: bigint };

const unknownCall = () =>
  new CryptoError(CryptoErrorType.SignatureFailed, {
    message: "The transaction isn't a transfer that can be shown.",
  });

/**
 * Decodes a contract call, which must be one of the three that make a transfer. ERC-721's `transferFrom` isn't one of
 * them: ERC-20 tokens have the same call, whose amount would be shown as the id of an NFT.
 */
function readCall(contract: string, data: string): Sent {
  const words = data.slice(10).match(/.{64}/g) ?? [];
  const number = (index: number) => BigInt(`0x${words[index] ?? ''}`);
  const address = (index: number) => checksumAddress(`0x${(words[index] ?? '').slice(24)}`);
  const call = `${data.slice(0, 10)} ${(data.length - 10) / 64}`;
  if (call === '0xa9059cbb 2') return { to: address(0), asset: contract, tokenId: null, amount: number(1) };
  if (call === '0x42842e0e 3') return { to: address(1), asset: contract, tokenId: number(2), amount: 1n };
  if (call === '0xf242432a 6')
    return { to: address(1), asset: contract, tokenId: number(2), amount: number(3) };
  throw unknownCall();
}

type ReadTransaction = Sent & { maxFee: bigint; memo: string; memoType: StellarMemo['type'] | null };

function readTransaction(transaction: UnsignedTransaction): ReadTransaction {
  if (transaction.kind === 'stellar') {
    const { to, asset, amount, fee, memo } = decodeStellarTransaction(transaction.serialized);
    const { type: memoType = null, value = '' } = memo ?? {};
    return { to, asset, tokenId: null, amount, maxFee: fee, memo: value, memoType };
  }
  const { chainId, to, value, data, gasLimit, maxFeePerGas } = decodeEvmTransaction(transaction.serialized);
  if (`eip155:${chainId}` !== networkInfo(transaction.network).caip2)
    throw new SdkError(SdkErrorType.NetworkMismatch);
  const receiver = checksumAddress(to);
  const sent =
    data === '0x'
      ? { to: receiver, asset: 'native', tokenId: null, amount: value }
      : readCall(receiver, data);
  // If a call also sent native currency, the summary would show only half of the signed transaction.
  if (data !== '0x' && value !== 0n) throw unknownCall();
  return { ...sent, maxFee: gasLimit * maxFeePerGas, memo: '', memoType: null };
}

/**
 * Decodes a payload's own bytes, to show the user what will be signed.
 *
 * @param payload - the payload to be signed
 * @returns a summary of the payload
 * @throws {@link CryptoError} with `SignatureFailed` when it isn't a transfer that can be shown
 * @throws {@link CryptoError} with `UnsupportedCurve` when the transaction is for another kind of network
 * @throws {@link SdkError} with `NetworkMismatch` when the transaction is for another network
 * @throws {@link SdkError} with `InvalidArgument` when the network isn't known
 *
 * @example Show a text
 * ```ts
 * import { Network } from '@nacre/sdk-base';
 * import { summarize } from '@nacre/sdk-base/key-frame';
 *
 * const summary = summarize({
 *   kind: 'message',
 *   network: Network.PolygonAmoy,
 *   message: 'Hello',
 * });
 * console.log(summary.kind); // "message"
 * ```
 *
 * @category Key frame
 * @see [The life of a signature](https://docs.nacre.example/products/embedded-wallet/introduction#the-life-of-a-signature)
 * @since 0.2.0
 */
export function summarize(payload: SignaturePayload): SignatureSummary {
  const { network } = payload;
  const { kind } = networkInfo(network);
  if (payload.kind === 'message') return { kind: 'message', network, message: payload.message };
  const { transaction } = payload;
  if (transaction.kind !== kind) throw new CryptoError(CryptoErrorType.UnsupportedCurve);
  if (transaction.network !== network) throw new SdkError(SdkErrorType.NetworkMismatch);
  try {
    return { kind: 'transfer', network, ...readTransaction(transaction) };
  } catch (error) {
    if (error instanceof CryptoError || error instanceof SdkError) throw error;
    throw new CryptoError(CryptoErrorType.SignatureFailed, { cause: error });
  }
}
