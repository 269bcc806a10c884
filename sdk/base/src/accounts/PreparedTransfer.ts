import type { Network } from '../networks/Network.ts';
import type { Signature } from '../signer/Signer.ts';
import type { FeeDetails, UnsignedTransaction } from '../types/FeesEstimation.ts';
import type { NativeCurrency } from '../types/NativeCurrency.ts';
import type { TransferParams } from '../types/TransferParams.ts';

/**
 * Holds a transfer that is ready to be shown, signed and sent, with exactly the fees that are signed.
 *
 * @remarks Sending it twice makes one transfer: its transaction can be included once, and its idempotency key gives
 * the first answer again.
 *
 * `JSON.stringify` takes it, so that an app can store it; {@link Account.restoreTransfer} makes it of JSON again.
 * Whoever reads a stored transfer that is signed can send it, and can't change it.
 *
 * @example Show what a transfer costs
 * ```ts
 * import { formatBalance, type PreparedTransfer } from '@nacre/sdk-base';
 *
 * function question({ params, maxFee, currency }: PreparedTransfer): string {
 *   const fee = formatBalance(maxFee, { decimals: currency.decimals, symbol: currency.symbol });
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
  /** What was asked for. */
  readonly params: TransferParams;
  /** The currency that the fee is paid in. */
  readonly currency: NativeCurrency;
  /** The fee to expect, in the currency's smallest unit. */
  readonly estimatedFee: bigint;
  /**
   * The most that the transaction can cost, in the currency's smallest unit. Show this to the user.
   *
   * @remarks The SDK computes it from the transaction that is signed. On Base it also has `details.l1DataFee`, which
   * is an estimate: the network sets that part when it includes the transaction, and no signature limits it.
   */
  readonly maxFee: bigint;
  /** How the fee is made up. Each part is the transaction's own, but for `l1DataFee`. */
  readonly details: FeeDetails;
  /** The transaction to sign. */
  readonly transaction: UnsignedTransaction;
  /** Until when the transfer can be sent for the first time, as an RFC 3339 time. */
  readonly expiresAt: string;
  /** The key that makes the broadcast safe to repeat. */
  readonly idempotencyKey: string;
  /** The signature; `null` before {@link Account.signTransfer}. */
  readonly signature: Signature | null;
  /** Gives the transfer with decimal strings for amounts. `JSON.stringify` calls it. */
  toJSON(): unknown;
};
