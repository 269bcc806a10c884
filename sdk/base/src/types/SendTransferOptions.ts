import type { RequestOptions } from './RequestOptions.ts';

/**
 * Holds what a call that signs a prepared transfer takes: cancellation, a time limit, and the highest fee.
 *
 * @example Limit the fee
 * ```ts
 * import { parseBalance, type SendTransferOptions } from '@nacre/sdk-base';
 *
 * const options: SendTransferOptions = { maxFee: parseBalance('0.01', { decimals: 18 }), timeoutMs: 60_000 };
 * console.log(options.maxFee); // 10000000000000000n
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Accounts
 * @since 0.2.0
 */
export type SendTransferOptions = Omit<RequestOptions, 'idempotencyKey'> & {
  /**
   * The most that the network may take, in the native currency's smallest unit. A transfer whose `maxFee` is higher
   * isn't signed.
   *
   * @defaultValue the `maxFee` of the prepared transfer
   */
  maxFee?: bigint;
};

/**
 * Holds what a transfer in one call takes: what {@link SendTransferOptions} has, and an idempotency key.
 *
 * @example Name a transfer, so that it's made once
 * ```ts
 * import type { TransferOptions } from '@nacre/sdk-base';
 *
 * const options: TransferOptions = { idempotencyKey: 'payout-2026-03-usr_4Kd92mXw', maxFee: 10n ** 16n };
 * console.log(options.idempotencyKey); // "payout-2026-03-usr_4Kd92mXw"
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Accounts
 * @since 0.2.0
 */
export type TransferOptions = SendTransferOptions & {
  /**
   * A text of your own that is new for each transfer you mean to make. The same key never makes a second transfer.
   *
   * @defaultValue a new random key, or that of an equal transfer whose broadcast had no answer
   */
  idempotencyKey?: string;
};
