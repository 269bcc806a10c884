import type { RequestOptions } from './RequestOptions.ts';

/**
 * The options for signing or sending a prepared transfer: cancellation, a time limit and the highest fee.
 *
 * @example Limit the fee
 * ```ts
 * import { parseBalance, type SendTransferOptions } from '@nacre/sdk-base';
 *
 * const options: SendTransferOptions = {
 *   maxFee: parseBalance('0.01', { decimals: 18 }),
 *   timeoutMs: 60_000,
 * };
 * console.log(options.maxFee); // 10000000000000000n
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Accounts
 * @since 0.2.0
 */
export type SendTransferOptions = Omit<RequestOptions, 'idempotencyKey'> & {
  /**
   * The highest fee to accept, in the native currency's smallest unit. A transfer with a higher `maxFee` isn't
   * signed.
   *
   * @defaultValue the `maxFee` of the prepared transfer
   */
  maxFee?: bigint | undefined;
};

/**
 * The options of a transfer in one call: those of {@link SendTransferOptions}, and an idempotency key.
 *
 * @example Give a transfer a key, so that it's made only once
 * ```ts
 * import type { TransferOptions } from '@nacre/sdk-base';
 *
 * const options: TransferOptions = {
 *   idempotencyKey: 'payout-2026-03-usr_4Kd92mXw',
 *   maxFee: 10n ** 16n,
 * };
 * console.log(options.idempotencyKey); // "payout-2026-03-usr_4Kd92mXw"
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Accounts
 * @since 0.2.0
 */
export type TransferOptions = SendTransferOptions & {
  /**
   * A text of your choice, new for each transfer that you want to make. The same key never makes a second transfer.
   *
   * @defaultValue a new random key, or the key of an identical transfer whose broadcast had no response
   */
  idempotencyKey?: string | undefined;
};
