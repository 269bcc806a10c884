import type { Network } from '../networks/Network.ts';
import type { Signature } from '../signer/Signer.ts';
import type { FeeDetails, UnsignedTransaction } from '../types/FeesEstimation.ts';
import type { NativeCurrency } from '../types/NativeCurrency.ts';
import type { TransferParams } from '../types/TransferParams.ts';

/**
 * A transfer that's ready to show, sign and send, with exactly the fees that will be signed.
 *
 * @remarks Sending it twice makes one transfer: the network includes its transaction only once, and its idempotency
 * key makes the API repeat its first response.
 *
 * You can store it with `JSON.stringify` and restore it with {@link Account.restoreTransfer}. Anyone who can read a
 * stored, signed transfer can send it, but nobody can change it.
 *
 * @example Show what a transfer costs
 * ```ts
 * import { formatBalance, type PreparedTransfer } from '@nacre/sdk-base';
 *
 * function question({ params, maxFee, currency }: PreparedTransfer): string {
 *   const fee = formatBalance(maxFee, {
 *     decimals: currency.decimals,
 *     symbol: currency.symbol,
 *   });
 *   return `Send to ${params.to}? The network takes at most ${fee}.`;
 * }
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Accounts
 * @since 0.2.0
 */
export type PreparedTransfer = {
  /** The network. */
  readonly network: Network;
  /** The sender's address. */
  readonly from: string;
  /** The transfer that you asked for. */
  readonly params: TransferParams;
  /** The currency that the fee is paid in. */
  readonly currency: NativeCurrency;
  /** The expected fee, in the currency's smallest unit. */
  readonly estimatedFee: bigint;
  /**
   * The maximum that the transaction can cost, in the currency's smallest unit. Show this to the user.
   *
   * @remarks The SDK computes it from the transaction to be signed. On Base, it includes `details.l1DataFee`, which
   * is an estimate: the network sets that part when it includes the transaction, and no signature limits it.
   */
  readonly maxFee: bigint;
  /** The parts of the fee. All but `l1DataFee` come from the transaction itself. */
  readonly details: FeeDetails;
  /** The transaction to sign. */
  readonly transaction: UnsignedTransaction;
  /**
   * When the transfer can no longer be sent for the first time, in RFC 3339 format.
   *
   * @remarks On Stellar, it's part of the signed transaction, and the network rejects the transaction after it. An EVM
   * transaction has no expiry of its own: once signed, it's valid until the account makes another one.
   */
  readonly expiresAt: string;
  /** The key that makes the broadcast safe to repeat. */
  readonly idempotencyKey: string;
  /** The signature; `null` before {@link Account.signTransfer}. */
  readonly signature: Signature | null;
  /** Returns the transfer with amounts as decimal strings. `JSON.stringify` calls it. */
  toJSON(): unknown;
};
